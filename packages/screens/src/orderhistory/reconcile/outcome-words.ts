import type { StatementLine } from '@quartermaster/contracts';
import type { BadgeProps } from '@quartermaster/ui';

/** What was found for a line, in words, and how it looks. */
export const outcomeWords: Readonly<Record<StatementLine['outcome'], { readonly text: string; readonly look: NonNullable<BadgeProps['look']> }>> = {
  matched: { text: 'Matched', look: 'success' },
  part: { text: 'Matched in part', look: 'info' },
  differs: { text: 'Differs', look: 'warning' },
  unmatched: { text: 'No order', look: 'error' },
  credit: { text: 'Credit', look: 'neutral' },
  notTheirs: { text: 'Not mine', look: 'error' },
};

/** Whether someone has to look at a line: what differs, what belongs to no order, and what the buyer says is not theirs. */
export const isToLookAt = ({ outcome }: Pick<StatementLine, 'outcome'>): boolean => outcome === 'differs' || outcome === 'unmatched' || outcome === 'notTheirs';

export const lineCount = (lines: number): string => (lines === 1 ? '1 line' : `${lines.toLocaleString('en-US')} lines`);

/** What a buyer says of a charge, in words. */
export const choiceWords: Readonly<Record<NonNullable<StatementLine['choice']>, string>> = { linked: 'Linked by hand', noOrder: 'No order, said by hand', notTheirs: 'Not mine, said by hand' };
