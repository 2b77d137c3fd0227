import { sql, type Pool } from '@quartermaster/database';
import { afterAnyAttempt } from '../outbox/index.ts';

/** Deliveries and notices that were put off by a clock that was wrong are due now. */
export async function deliveriesDueAfterSetBack(database: Pool, now: Date): Promise<void> {
  const tooLate = afterAnyAttempt(now);
  await database.query(sql`
    update marketplace.vendor_delivery set next_attempt_at = ${now} where delivered_at is null and dead_at is null and withdrawn_at is null and next_attempt_at > ${tooLate}`);
  await database.query(sql`update marketplace.vendor_notice set next_attempt_at = ${now} where settled_at is null and next_attempt_at > ${tooLate}`);
}
