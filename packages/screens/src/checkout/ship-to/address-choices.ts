import { finalDestinationLines, placeLine, type Address } from '@quartermaster/contracts';

/** Addresses as the choices of a group of buttons. */
export const addressChoices = (addresses: readonly Address[]) =>
  addresses.map((address) => ({ value: address.addressId, label: address.addressName, hint: hintOf(address) }));

function hintOf(address: Address): string {
  const final = finalDestinationLines(address.finalDestination).join(', ');
  // In a hint: beside the words of a choice it would leave a phone no room for them.
  const activity = address.aac === null ? '' : `Activity address code (AAC) ${address.aac}, `;
  return `${activity}${address.organization}, ${address.line1}, ${placeLine(address)}${final === '' ? '' : `; final destination: ${final}`}`;
}
