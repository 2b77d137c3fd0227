import { within } from './within.ts';

/**
 * One piece of work for all who ask while it is under way. It is given up after `patience` milliseconds, so that an answer that
 * never comes holds no caller back for longer: they hear `Overdue`, and the next one who asks begins anew.
 *
 * `work` may end late, after another has begun: it gives a result and changes nothing by itself.
 */
export function sharedWait<T>(work: () => Promise<T>, patience: number): () => Promise<T> {
  let underWay: Promise<T> | null = null;
  return () => {
    if (underWay !== null) return underWay;
    const mine = within(patience, work()).finally(() => {
      if (underWay === mine) underWay = null;
    });
    underWay = mine;
    return mine;
  };
}
