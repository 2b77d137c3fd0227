import type { StatementObserver } from '@quartermaster/database';
import type { Clock } from '../runtime/index.ts';
import type { HealthRecord } from './health-record.ts';

/**
 * Notes statements that took long. Of the others it costs two looks at a clock.
 *
 * @param limit milliseconds
 */
export const slowStatements = (record: HealthRecord, clock: Clock, limit: number): StatementObserver => (text) => {
  const begun = performance.now();
  return () => {
    const took = performance.now() - begun;
    if (took >= limit) record.wasSlow(text, took, clock.now());
  };
};
