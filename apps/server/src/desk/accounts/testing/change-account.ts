// Changes an account as the desk does, or finishes what others have left, as a process of the server does, and ends: so that tests can kill it at FAULT_POINT.
import { accountService, type AccountChangeName } from '@quartermaster/contracts-desk';
import { openPool } from '@quartermaster/database';
import { accountKeeper } from '../../../kept-accounts/account-keeper.ts';
import { embeddedIdentity, openIdentity } from '../../../login/index.ts';
import { mailOutbox } from '../../../mail/outbox.ts';
import { systemRandomness } from '../../../runtime/index.ts';
import type { DeskContext } from '../../wire/implement-desk.ts';
import { changedElsewhere } from '../../wire/register-desk-services.ts';
import { accountDeskServices } from '../account-services.ts';
import { finishChanges } from '../finish-changes.ts';

const { DATABASE_URL: url = '', ISSUER: issuer = '', DESK_SECRET: clientSecret = '', NOW: given = '', CHANGE: change = '', ACCOUNT: id = '' } = process.env;
const now = new Date(given);
const clock = { now: () => now };
const database = openPool(url, { maxConnections: 1 });
const identity = openIdentity({ config: { ...embeddedIdentity, issuer }, database, clock, randomness: systemRandomness, cookieKey: new Uint8Array(32), webOrigin: 'http://localhost:8080', sessionTimeout: 1800 });
const keeper = accountKeeper({ identity, config: identity.config, clientId: 'quartermaster-desk', clientSecret, clock });
const mail = mailOutbox(database, clock, systemRandomness);
if (change === '') {
  while ((await finishChanges({ keeper, database, mail, clock })) === 'more');
} else {
  const path = `${accountService.path}/${change as AccountChangeName}`;
  const implementation = accountDeskServices(keeper, mail, systemRandomness).find(({ service }) => service.path === path);
  if (implementation?.kind !== 'elsewhere') throw new Error(`The desk has no ${path}.`);
  const log = { error: (facts: object) => void process.stderr.write(JSON.stringify(facts)) } as unknown as DeskContext['log'];
  const operator = { login: 'chief@desk.example.gov', name: 'Sample Chief', role: 'administrator' } as const;
  await changedElsewhere(implementation, { id, reason: 'Asked by phone' }, { database, operator, cookie: '', xsrfToken: '', now, log });
}
await database.end();
