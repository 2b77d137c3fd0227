import { formatMoney, type CartLine } from '@quartermaster/contracts';
import { Text } from '@quartermaster/ui';
import type { ItemOfLine } from './LineItem.tsx';

/** The line’s total; of a line that costs more than one can, the most that it can cost. */
export function LineTotal({ line }: { line: ItemOfLine & Partial<Pick<CartLine, 'change'>> }) {
  const isTooDear = (line.change?.mostThatFit ?? null) !== null;
  return <Text isBold>{isTooDear && 'Over '}{formatMoney(line.lineTotal)}</Text>;
}
