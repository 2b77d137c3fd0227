import type { Address, FreightForwarding } from '@quartermaster/contracts';
import { addressForm } from '../address/address-form.ts';
import { blankAddress, typedOf } from '../address/typed-address.ts';
import type { ReviewReading } from '../review/read-review.ts';

/** The form for a freight forwarder, who sends on to the address that was chosen: it is the final destination, which is typed already. */
export function freightForwarding(shipTo: Address, { review, problems }: Pick<ReviewReading, 'review' | 'problems'>): FreightForwarding {
  const held = new Set(problems.flatMap(({ code, cartKey, groupId }) => (code === 'NOT_DELIVERED_THERE' && groupId === undefined ? [cartKey] : [])));
  const { organization, contactName, line1, line2, city, state, zip, country } = typedOf(shipTo);
  const final = {
    finalName: organization === '' ? contactName : organization, finalLine1: line1, finalLine2: line2, finalCity: city, finalRegion: state, finalPostalCode: zip, finalCountry: country,
  };
  return {
    form: addressForm('forwarder', { values: { ...blankAddress, ...final } }),
    shipTo: shipTo.addressName,
    notShipped: review.groups.flatMap(({ lines }) => lines.flatMap(({ cartKey, name }) => (held.has(cartKey) ? [name] : []))),
  };
}
