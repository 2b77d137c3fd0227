import { homeCountry, type Address, type NewAddress } from '@quartermaster/contracts';
import { typedOf, type CheckedAddress } from '../typed-address.ts';

type Field = keyof NewAddress | 'aac' | 'consigneeAac';

/** The columns of a file of addresses in the order of an export, with the field that each one has. */
const fieldOf = {
  name: 'addressName', aac: 'aac', organization: 'organization', contact_name: 'contactName', phone: 'phone', email: 'email', line1: 'line1', line2: 'line2',
  city: 'city', state: 'state', zip: 'zip', country: 'country', final_name: 'finalName', final_line1: 'finalLine1', final_line2: 'finalLine2', final_city: 'finalCity',
  final_region: 'finalRegion', final_postal_code: 'finalPostalCode', final_country: 'finalCountry', consignee_aac: 'consigneeAac',
} as const satisfies Record<string, Field>;

export type AddressColumn = keyof typeof fieldOf;

export const addressColumns = Object.keys(fieldOf) as AddressColumn[];

/** Columns without which nothing can be read. */
export const neededColumns: readonly AddressColumn[] = ['name', 'organization', 'contact_name', 'phone', 'email', 'line1', 'city', 'state', 'zip'];

export const fieldOfColumn = (column: AddressColumn): Field => fieldOf[column];
export const columnOfField = (field: string): string => addressColumns.find((column) => fieldOf[column] === field) ?? field;

/** What a person who fills in a file should know of its columns. */
export const columnMeanings: readonly { readonly name: AddressColumn; readonly meaning: string }[] = [
  { name: 'name', meaning: 'Name of the address in your address book; no two have the same.' },
  { name: 'aac', meaning: 'AAC or DoDAAC of an activity. The directory has its address: all other columns but the name may be empty.' },
  { name: 'organization', meaning: 'Agency and office.' },
  { name: 'contact_name', meaning: 'Who receives the goods.' },
  { name: 'phone', meaning: 'Phone of the contact.' },
  { name: 'email', meaning: 'E-mail of the contact.' },
  { name: 'line1', meaning: 'Street address. At an APO, FPO or DPO: unit and box.' },
  { name: 'line2', meaning: 'Building, room, suite; may be empty.' },
  { name: 'city', meaning: 'City; or APO, FPO or DPO.' },
  { name: 'state', meaning: 'Two letters of the state; overseas the region, or empty.' },
  { name: 'zip', meaning: 'ZIP code; overseas the postal code, or empty.' },
  { name: 'country', meaning: 'Two letters (ISO 3166); empty is US.' },
  { name: 'final_name', meaning: 'For a freight forwarder: who receives the goods at last.' },
  { name: 'final_line1', meaning: 'Their street address.' },
  { name: 'final_line2', meaning: 'Their building, room, suite; may be empty.' },
  { name: 'final_city', meaning: 'Their city.' },
  { name: 'final_region', meaning: 'Their state, province or region; may be empty.' },
  { name: 'final_postal_code', meaning: 'Their postal code; may be empty.' },
  { name: 'final_country', meaning: 'Two letters of their country. Filled in, the address is a freight forwarder’s.' },
  { name: 'consignee_aac', meaning: 'AAC or DoDAAC of the ultimate consignee, where the activity of the row is a break-bulk point.' },
];

/** The fields of an address under the names of the columns, as an export has them. */
export function cellsOf(address: Address): string[] {
  const values: CheckedAddress & { aac: string; consigneeAac: string } = { ...typedOf(address), country: address.country ?? homeCountry, aac: address.aac ?? '', consigneeAac: address.consigneeAac ?? '' };
  // The directory answers for the rest of an activity.
  if (address.kind === 'aac') return addressColumns.map((column) => (column === 'name' || column === 'aac' || column === 'consignee_aac' ? values[fieldOf[column]] : ''));
  return addressColumns.map((column) => values[fieldOf[column]]);
}
