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

interface Place {
  readonly databaseUrl: string;
  readonly issuer: string;
  readonly deskSecret: string;
  readonly now: Date;
}

/** What a process of the server does with the accounts of the identity server, with connections and at a time of its own. */
export interface AccountWork {
  /** Changes an account as the desk does. @throws what the desk refuses with */
  change(change: AccountChangeName, id: string): Promise<void>;
  /** Finishes what others have left, as far as their claims have ended. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

export function openAccountWork({ databaseUrl, issuer, deskSecret, now }: Place): AccountWork {
  const clock = { now: () => now };
  const database = openPool(databaseUrl, { maxConnections: 1 });
  const identity = openIdentity({ config: { ...embeddedIdentity, issuer }, database, clock, randomness: systemRandomness, cookieKey: new Uint8Array(32), webOrigin: 'http://localhost:8080', sessionTimeout: 1800 });
  const keeper = accountKeeper({ identity, config: identity.config, clientId: 'quartermaster-desk', clientSecret: deskSecret, clock });
  const mail = mailOutbox(database, clock, systemRandomness);
  return {
    async change(change, id) {
      const path = `${accountService.path}/${change}`;
      const implementation = accountDeskServices(keeper, mail, systemRandomness).find(({ service }) => service.path === path);
      if (implementation?.kind !== 'elsewhere') throw new Error(`The desk has no ${path}.`);
      const log = { error: (facts: object) => void process.stderr.write(JSON.stringify(facts)) } as unknown as DeskContext['log'];
      const operator = { login: 'chief@desk.example.gov', name: 'Sample Chief', role: 'administrator' } as const;
      await changedElsewhere(implementation, { id, reason: 'Asked by phone' }, { database, operator, cookie: '', xsrfToken: '', now, log });
    },
    async finish() {
      while ((await finishChanges({ keeper, database, mail, clock })) === 'more');
    },
    close: () => database.end(),
  };
}
