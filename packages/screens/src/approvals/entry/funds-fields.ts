import { appropriationRule, formatMoney, fundRule, leftQuantityRule, type CartLine, type FundsData } from '@quartermaster/contracts';
import type { Field } from '../../forms/index.ts';

export const quantityName = (cartKey: string): string => `quantity-${cartKey}`;

/** What is typed about funds: nothing but a note where a limit of the store asks. */
export const fundsFields = ({ cause, budgets, changing }: FundsData): readonly Field[] => [
  ...(cause === 'funds'
    ? [
      { name: 'fund', label: budgets.length === 0 ? 'Fund code' : 'Fund', rule: fundRule, normalized: (typed: string) => typed.trim().toUpperCase(), // A list of funds says what is left of each.
        input: { maxLength: 2, autoCapitalize: 'characters', ...(budgets.length === 0 && { width: 'short' as const }) } },
      { name: 'appropriation', label: 'Appropriation data', rule: appropriationRule, input: { maxLength: 80, width: 'medium' as const, hint: 'For example 999-2026/2027-9999-000.' } },
    ]
    : []),
  ...(changing === null ? [{ name: 'note', label: 'Note to the approver', rule: null, input: { maxLength: 500 } }] : []),
];

/** The quantities of a cart that an approver changes, up to what its buyer sent; 0 takes a line out. */
export const quantityFields = (lines: readonly CartLine[], sent: ReadonlyMap<string, number>): readonly Field[] =>
  lines.map(({ cartKey, name, quantity }) => ({
    name: quantityName(cartKey), serverName: `quantities.${cartKey}`, label: `Quantity of ${name}`, rule: leftQuantityRule(sent.get(cartKey) ?? quantity),
    input: { inputMode: 'numeric', maxLength: 8, width: 'short', ...(sent.has(cartKey) && { hint: `Its buyer sent ${sent.get(cartKey) ?? quantity}.` }) },
  }));

/** Funds with a budget, with what is left of each. */
export const fundOptions = (budgets: FundsData['budgets']) => [{ value: '', label: 'Choose' }, ...budgets.map(({ fund, left }) => ({ value: fund, label: `${fund}, ${formatMoney(left)} left` }))];
