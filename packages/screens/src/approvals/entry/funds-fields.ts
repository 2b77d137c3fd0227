import { appropriationRule, formatMoney, fundRule, type CartLine, type FundsData } from '@quartermaster/contracts';
import type { Field } from '../../forms/index.ts';

export const quantityName = (cartKey: string): string => `quantity-${cartKey}`;

/** What is typed about funds: nothing but a note where a limit of the store asks. */
export const fundsFields = ({ cause, budgets, changing }: FundsData): readonly Field[] => [
  ...(cause === 'funds'
    ? [
      { name: 'fund', label: budgets.length === 0 ? 'Fund code' : 'Fund', rule: fundRule, normalized: (typed: string) => typed.trim().toUpperCase(), input: { maxLength: 2, width: 'short' as const, autoCapitalize: 'characters' } },
      { name: 'appropriation', label: 'Appropriation data', rule: appropriationRule, input: { maxLength: 80, width: 'medium' as const, hint: 'For example 047-2026/2027-4530-000.' } },
    ]
    : []),
  ...(changing === null ? [{ name: 'note', label: 'Note to the approver', rule: null, input: { maxLength: 500 } }] : []),
];

/** The quantities of a cart that an approver lowers; 0 takes a line out. */
export const quantityFields = (lines: readonly CartLine[]): readonly Field[] =>
  lines.map(({ cartKey, name, quantity }) => ({
    name: quantityName(cartKey), serverName: `quantities.${cartKey}`, label: `Quantity of ${name}`, input: { inputMode: 'numeric', maxLength: 8, width: 'short' },
    rule: (typed) => (/^\d{1,8}$/.test(typed.trim()) && Number(typed) <= quantity ? null : `Enter a quantity from 0 to ${quantity}: more is for the buyer to ask.`),
  }));

/** Funds with a budget, with what is left of each. */
export const fundOptions = (budgets: FundsData['budgets']) => [{ value: '', label: 'Choose' }, ...budgets.map(({ fund, left }) => ({ value: fund, label: `${fund}, ${formatMoney(left)} left` }))];
