// A process that makes accounts for tests in a browser, as often as the process that forked it asks: the operator's command starts anew for each
// account, and its hash costs each sign-in as much time as it is meant to cost a thief. DATABASE_URL and IDENTITY_SECRET as for the identity server.
import { randomUUID } from 'node:crypto';
import { openPool } from '@quartermaster/database';
import { createAccount, newTotpSecret, readablePassword } from '../accounts/index.ts';
import { systemClock } from '../runtime/index.ts';
import { openSealedStore, readSecret } from '../secrets/index.ts';

/** A person who is to have an account. */
export interface AskedAccount {
  readonly email: string;
  readonly givenName: string;
  /** Empty for a person of a state or local government. */
  readonly agencyCode: string;
}

/** What the person signs in with, or why there is no account. */
export type MadeAccount = { readonly email: string; readonly password: string; readonly totpSecret: string } | { readonly email: string; readonly error: string };

const pool = openPool(process.env['DATABASE_URL'] ?? '', { maxConnections: 1 });
const passwordCost = { logN: 4, r: 8, p: 1 };

async function make({ email, givenName, agencyCode }: AskedAccount): Promise<MadeAccount> {
  try {
    const secrets = { password: readablePassword(), totpSecret: newTotpSecret() };
    const store = await openSealedStore(pool, readSecret(process.env));
    await createAccount(store, { id: randomUUID(), email, givenName, familyName: 'Buyer', agencyCode, ...secrets, passwordCost }, systemClock.now());
    return { email, ...secrets };
  } catch (error) {
    return { email, error: String(error) };
  }
}

process.on('message', (asked: AskedAccount) => void make(asked).then((made) => process.send?.(made)));
process.once('disconnect', () => process.exit());
