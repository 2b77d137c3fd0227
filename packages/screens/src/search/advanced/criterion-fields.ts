import type { AdvancedCriteria } from '@quartermaster/contracts';
import type { Field } from '../../forms/index.ts';

type Name = keyof AdvancedCriteria;
type Criterion = Field<Name>;

export type FormKind = 'products' | 'services';

/** Fields that belong together, under a heading. */
export interface CriterionGroup {
  readonly title: string;
  readonly fields: readonly Criterion[];
}

/** Each may be left empty: what is typed into it the server reads. */
const criterion = (name: Name, label: string, input: NonNullable<Criterion['input']> = {}): Criterion => ({ name, label, rule: null, input: { autoComplete: 'off', maxLength: 200, ...input } });

/** Fields that take several values. */
const ofSeveral = { maxLength: 2000 } as const;
const ofList = 'Type a part of its name, and choose it from the list. Several: with a semicolon between';
const words = [
  criterion('words', 'All of these words', { hint: 'Their spelling is corrected, and plurals are found' }),
  criterion('phrase', 'This exact phrase', { hint: 'Words that follow each other' }),
  criterion('without', 'None of these words'),
];
const price = [criterion('priceMin', 'Lowest price per unit, $', { inputMode: 'decimal', maxLength: 15 }), criterion('priceMax', 'Highest price per unit, $', { inputMode: 'decimal', maxLength: 15 })];
const terms = [criterion('contract', 'Contract number', { hint: 'Hyphens do not matter. Several: with a semicolon between', ...ofSeveral }), criterion('sin', 'Special Item Number (SIN)', { hint: 'For example 54151S, or several: 54151S; 541611', ...ofSeveral }), criterion('indicator', 'Federal indicator')];
const delivery = [criterion('unit', 'Unit of issue'), criterion('deliveryDays', 'Delivery within, days', { inputMode: 'numeric', maxLength: 4 })];

/** The fields of a form, in its order. */
export const criterionGroups: Readonly<Record<FormKind, readonly CriterionGroup[]>> = {
  products: [
    { title: 'Words', fields: [...words, criterion('number', 'Part number or NSN', { hint: 'Also UPC or EAN; the beginning of a part number is enough' })] },
    { title: 'Who makes and sells it', fields: [criterion('manufacturer', 'Manufacturer', { hint: ofList, ...ofSeveral }), criterion('vendor', 'Vendor', { hint: ofList, ...ofSeveral }), ...terms] },
    { title: 'Category and price', fields: [criterion('category', 'Category'), ...price] },
    { title: 'Unit and delivery', fields: delivery },
  ],
  services: [
    { title: 'Words', fields: words },
    { title: 'Who offers it', fields: [criterion('manufacturer', 'Contractor', { hint: ofList, ...ofSeveral }), ...terms] },
    { title: 'Kind of service and rate', fields: [criterion('category', 'Kind of service'), ...price] },
  ],
};

/** What is asked for, as it is in the address. */
export const queryOf = (kind: FormKind, criteria: AdvancedCriteria): Record<string, string> => ({
  formType: kind,
  ...Object.fromEntries(Object.entries(criteria).flatMap(([name, typed]) => (typed.trim() === '' ? [] : [[name, typed.trim()]]))),
});
