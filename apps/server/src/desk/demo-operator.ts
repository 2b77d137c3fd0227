import type { Pool } from '@quartermaster/database';
import { addOperator } from './operators/operator-store.ts';

/** The login of the demo operator, whose account the identity server makes for the embedded default (apps/identity/src/accounts/demo-accounts.ts). */
const demoOperator = 'operator@marketplace.example.gov';

/** In a trial alone: its password is on the terminal of the person who starts it. */
export async function ensureDemoOperator(database: Pool, now: Date): Promise<void> {
  await addOperator(database, demoOperator, 'administrator', now);
}
