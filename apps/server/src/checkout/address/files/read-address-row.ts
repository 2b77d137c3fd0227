import { aacRule, addressNameRule, holdsCardNumber, homeCountry, type AddressFormKind, type FieldError } from '@quartermaster/contracts';
import { uncovered } from '../../../csv/index.ts';
import { typedLine } from '../../../mail/index.ts';
import { normalAac } from '../activity-directory.ts';
import { checkNewAddress } from '../new-address.ts';
import { blankAddress, type CheckedAddress } from '../typed-address.ts';
import { addressColumns, columnOfField, fieldOfColumn, type AddressColumn } from './address-columns.ts';

/** An address of a row. Of an activity the directory is still to be asked. */
export type RowAddress =
  | { readonly kind: AddressFormKind; readonly address: CheckedAddress }
  | { readonly kind: 'aac'; readonly addressName: string; readonly aac: string; readonly consigneeAac?: string };

interface ColumnProblem {
  readonly column: string;
  readonly message: string;
}

/** The address of a row of a file by the rules of the forms, or all that is wrong with it by column. */
export function readAddressRow(record: Readonly<Record<string, string | undefined>>): { readonly row: RowAddress } | { readonly problems: readonly ColumnProblem[] } {
  const cells = Object.fromEntries(addressColumns.map((column) => [column, uncovered(record[column]?.trim() ?? '')])) as Record<AddressColumn, string>;
  const unfit = addressColumns.flatMap((column) => cellProblem(cells[column]).map((message) => ({ column, message })));
  if (unfit.length > 0) return { problems: unfit };
  if (cells.aac !== '') return readActivity(cells);
  const typed: CheckedAddress = { ...blankAddress };
  for (const column of addressColumns) {
    const field = fieldOfColumn(column);
    if (field !== 'aac' && field !== 'consigneeAac') typed[field] = cells[column];
  }
  const kind = kindOf(typed);
  const coded = { ...typed, country: typed.country.toUpperCase(), finalCountry: typed.finalCountry.toUpperCase(), ...(kind !== 'overseas' && { state: typed.state.toUpperCase() }) };
  const { address, errors } = checkNewAddress(coded, kind);
  return errors.length > 0 ? { problems: errors.map(problemOf) } : { row: { kind, address } };
}

export const problemOf = ({ field, message }: FieldError): ColumnProblem => ({ column: columnOfField(field), message });

/** The request is not looked through for cards as a whole: phone numbers beside ZIP codes would pass for one. */
const cellProblem = (cell: string): string[] => {
  // It is where a letter was that is not UTF-8.
  if (cell.includes('\uFFFD')) return ['This has letters that cannot be read. Save the file as CSV in UTF-8.'];
  return holdsCardNumber(cell) ? ['This looks like the number of a card. Take it out.'] : [];
};

function readActivity({ name, aac: typed, consignee_aac: consignee }: Record<AddressColumn, string>): ReturnType<typeof readAddressRow> {
  const aac = normalAac(typed);
  const addressName = name === '' ? `AAC ${aac}` : typedLine(name);
  const consigneeAac = consignee === '' ? null : normalAac(consignee);
  const problems = [{ column: 'name', message: addressNameRule(addressName) }, { column: 'aac', message: aacRule(aac) }, { column: 'consignee_aac', message: consigneeAac === null ? null : consigneeAac === aac ? 'This is the activity of the row itself. Leave it empty, or enter who receives the goods in the end.' : aacRule(consigneeAac) }];
  const wrong = problems.flatMap(({ column, message }) => (message === null ? [] : [{ column, message }]));
  return wrong.length > 0 ? { problems: wrong } : { row: { kind: 'aac', addressName, aac, ...(consigneeAac !== null && { consigneeAac }) } };
}

const kindOf = ({ country, finalCountry }: CheckedAddress): AddressFormKind =>
  finalCountry !== '' ? 'forwarder' : country === '' || country.toUpperCase() === homeCountry ? 'street' : 'overseas';
