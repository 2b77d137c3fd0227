import type { OrderCriteria } from '@quartermaster/contracts';
import type { Field } from '../../forms/index.ts';

type Criterion = Field<keyof OrderCriteria>;

/** Each may be left empty: what is typed into it the server reads. */
const criterion = (name: Criterion['name'], label: string, input: NonNullable<Criterion['input']> = {}): Criterion => ({ name, label, rule: null, input: { autoComplete: 'off', ...input } });

/** In the order of the form. */
export const criterionFields: readonly Criterion[] = [
  criterion('number', 'Order or purchase order number', { hint: 'Or a part of it', maxLength: 40 }),
  criterion('product', 'Product', { hint: 'Name, manufacturer or part number', maxLength: 100 }),
  criterion('nsn', 'NSN', { hint: '13 digits, or the last nine', maxLength: 20 }),
  criterion('status', 'Status'),
  criterion('from', 'Placed from', { type: 'date' }),
  criterion('to', 'Placed to', { type: 'date' }),
  criterion('vendor', 'Vendor', { hint: 'One that you have ordered from' }),
  criterion('lastFour', 'Purchase card', { hint: 'Last four digits', inputMode: 'numeric', maxLength: 4 }),
  criterion('aac', 'AAC or DoDAAC', { hint: 'Billed or shipped to', autoCapitalize: 'characters', maxLength: 6 }),
];

/** What is asked for, as it is in the address. */
export const queryOf = (criteria: OrderCriteria): Record<string, string> =>
  Object.fromEntries(criterionFields.flatMap(({ name }) => (criteria[name].trim() === '' ? [] : [[name, criteria[name].trim()]])));
