import type { PurchaseOrderProgress } from '@quartermaster/contracts';
import { calendarDay } from '../../orders/index.ts';

type LineProgress = PurchaseOrderProgress['lines'][number];

/** What became of a line, in one sentence of a table: `1 rejected, 3 shipped, 2 received; promised for Dec 1, 2026`. */
export function deliveryWords(line: LineProgress | undefined): string {
  if (line === undefined) return 'Not known';
  const { ordered, rejected, shipped, received, promisedDate } = line;
  const known = [[rejected, 'rejected'], [shipped, 'shipped'], [received, 'received']] as const;
  const words = known.flatMap(([count, word]) => (count === 0 ? [] : [`${count.toLocaleString('en-US')} ${word}`])).join(', ');
  const isDone = received >= ordered - rejected;
  const promise = promisedDate === null || isDone ? '' : `promised for ${calendarDay(promisedDate)}`;
  return [words, promise].filter((part) => part !== '').join('; ') || 'Not delivered yet';
}
