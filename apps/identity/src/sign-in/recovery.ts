import { withTransaction } from '@quartermaster/database';
import { askForHelp, noteAccountChange, type Account } from '../accounts/index.ts';
import { tellMail } from '../notices/index.ts';
import { recoveryCodesLeft, recoveryCodeUsed, takeRecoveryCode } from '../recovery-codes/index.ts';
import type { Clock } from '../runtime/index.ts';
import type { SealedStore } from '../secrets/index.ts';

/** What a person without the app can do; each is in the log of the account, and its person gets a mail. */
export interface Recovery {
  /** Uses a recovery code up. False: it is none, or was used. */
  use(account: Account, typed: string): Promise<boolean>;
  /** Has operators see that the person asks for another second factor. Asked again, it does nothing. */
  askForHelp(account: Account): Promise<void>;
}

export function recovery({ pool, box }: SealedStore, clock: Clock): Recovery {
  const nameOf = ({ givenName, familyName }: Account): string => `${givenName} ${familyName}`;
  return {
    use: (account, typed) =>
      withTransaction(pool, async (connection) => {
        const now = clock.now();
        if (!(await takeRecoveryCode(connection, account.id, typed, now))) return false;
        await connection.query('update identity.account set help_asked_at = null where id = $1', [account.id]);
        await noteAccountChange(connection, { actor: account.login, action: 'recovery-code-used', login: account.login }, now);
        await tellMail(connection, box, recoveryCodeUsed({ email: account.email, name: nameOf(account) }, await recoveryCodesLeft(connection, account.id)), now);
        return true;
      }),
    askForHelp: (account) =>
      withTransaction(pool, async (connection) => {
        const now = clock.now();
        if (!(await askForHelp(connection, account.id, now))) return;
        await noteAccountChange(connection, { actor: account.login, action: 'help-asked', login: account.login }, now);
        await tellMail(connection, box, {
          mailKind: 'help-asked',
          recipient: account.email,
          subject: 'You asked the help desk for another authenticator app',
          body:
            `Dear ${nameOf(account)},\n\nSomebody who knows your password cannot use your authenticator app, and asked the help desk to reset it. The help desk makes sure that it is you before they do.\n\n`
            + 'If it was not you, tell the help desk at once: your password is known to somebody else.\n\nThe help desk\n',
          holdsUntil: null,
        }, now);
      }),
  };
}
