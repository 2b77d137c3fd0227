import type { Pool } from '@quartermaster/database';
import { forgetOldCarts } from './cart/index.ts';
import { forgetOldSessions, forgetUsedProofs } from './login/index.ts';
import { forgetUsedReadings } from './smart-card/index.ts';
import { forgetOldMail } from './mail/index.ts';
import { forgetOldFailures } from './store-failures/index.ts';
import { forgetOldEmailCodes } from './virtual-store/index.ts';

/** Takes away what nobody can ask for any more: ended sessions, carts of visitors who stayed away, old change keys, old mail, old failures of stores. */
export async function cleanUp(database: Pool, now: Date): Promise<void> {
  await forgetOldSessions(database, now);
  await forgetUsedProofs(database, now);
  await forgetOldCarts(database, now);
  await forgetUsedReadings(database, now);
  await forgetOldMail(database, now);
  await forgetOldEmailCodes(database, now);
  await forgetOldFailures(database, now);
}
