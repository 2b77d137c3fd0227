import type { Mail, OrderApprovals } from '@quartermaster/deployment';
import type { Connection } from '@quartermaster/database';
import type { CheckoutStrategies } from '../checkout/index.ts';
import { mailWaiting } from '../mail/index.ts';
import type { Randomness } from '../runtime/index.ts';
import type { ApprovalTimes } from './settings.ts';

/** What the services of approvals need beside their request. */
export interface ApprovalTools {
  readonly strategies: CheckoutStrategies;
  readonly rules: OrderApprovals;
  readonly times: ApprovalTimes;
  readonly webOrigin: string;
  /** Lines that a cart can hold. */
  readonly cartLines: number;
}

/** Mails that are sent once the caller's transaction is sure to stay. */
export async function tell(connection: Connection, mails: readonly Mail[], now: Date, randomness: Pick<Randomness, 'uuid'>): Promise<void> {
  for (const mail of mails) await connection.query(mailWaiting(mail, now, randomness.uuid()));
}
