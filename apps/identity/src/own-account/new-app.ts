import { places, type SecretBox, type SealedStore } from '../secrets/index.ts';
import { withTransaction } from '@quartermaster/database';
import { accountForChangeById, endAccountLinks, matchTotpStep, newTotpSecret, noteAccountChange, setTotpSecret, takeTotpStep } from '../accounts/index.ts';
import { tellMail, tellSignedOut } from '../notices/index.ts';
import type { FieldError } from '../pages/index.ts';
import { endAllSessions } from '../provider/index.ts';
import { looksLikeRecoveryCode, replaceRecoveryCodes, takeRecoveryCode } from '../recovery-codes/index.ts';
import type { Visit } from './account-visit.ts';
import { appChangedLetter } from './letters.ts';

/** Minutes for which the page of a new app may stay open. */
const minutesOpen = 30;

/** The key of an app that is being set up. `sealed`: as the form carries it, for this account alone. */
export interface NewApp {
  readonly secret: string;
  readonly sealed: string;
}

export function newApp(box: SecretBox, accountId: string, now: Date): NewApp {
  const secret = newTotpSecret();
  const until = now.getTime() + minutesOpen * 60_000;
  return { secret, sealed: box.seal(JSON.stringify({ secret, until }), places.newApp(accountId)).toString('base64url') };
}

/** The app of a form; null where the form was not made here, for this account, a short while ago. */
export function appOf(box: SecretBox, accountId: string, sealed: string, now: Date): NewApp | null {
  try {
    const { secret, until } = JSON.parse(box.open(Buffer.from(sealed, 'base64url'), places.newApp(accountId))) as { readonly secret: string; readonly until: number };
    return until > now.getTime() ? { secret, sealed } : null;
  } catch {
    return null;
  }
}

interface AppForm {
  /** Of the app of before, or a recovery code. */
  readonly current: string;
  readonly code: string;
}

const digits = (typed: string): boolean => /^\d{6}$/.test(typed.replaceAll(/[\s-]/g, ''));

/** What can be said of a form without looking at any secret. */
export const mistakesOfApp = ({ current, code }: AppForm): FieldError[] => [
  ...(digits(current) || looksLikeRecoveryCode(current) ? [] : [{ field: 'current', message: 'Enter the six digits from the app that you have, or a recovery code.' }]),
  ...(digits(code) ? [] : [{ field: 'code', message: 'Enter the six digits from the new app.' }]),
];

/** Sets the app up where both codes are right: all other sessions end. @returns new recovery codes, or what is wrong; then nothing was changed, and no recovery code is used up */
export async function setUpApp({ pool, box }: SealedStore, { account, sessionUid }: Visit, { secret }: NewApp, { current, code }: AppForm, now: Date): Promise<{ readonly codes: readonly string[] } | { readonly errors: readonly FieldError[] }> {
  const newStep = await matchTotpStep(secret, code, now);
  if (newStep === undefined) return { errors: [{ field: 'code', message: 'The code is not right. Enter the one that the new app shows now.' }] };
  const step = await matchTotpStep(account.totpSecret, current, now);
  return withTransaction(pool, async (connection) => {
    const known = await accountForChangeById(connection, account.id);
    if (known === null) throw new Error('The account of a session is not there.');
    const isRecovery = step === undefined;
    const isRight = isRecovery ? await takeRecoveryCode(connection, account.id, current, now) : await takeTotpStep(connection, account.id, step);
    if (!isRight) return { errors: [{ field: 'current', message: 'This code is not right, or it was used. Wait for the next one of the app that you have, or use another recovery code.' }] };
    const note = (action: 'recovery-code-used' | 'second-factor-changed' | 'recovery-codes-made') => noteAccountChange(connection, { actor: known.login, action, login: known.login, reason: 'On the page of the account' }, now);
    if (isRecovery) await note('recovery-code-used');
    await setTotpSecret(connection, box, account.id, secret);
    await takeTotpStep(connection, account.id, newStep);
    await endAccountLinks(connection, account.id, now);
    await endAllSessions(connection, account.id, sessionUid);
    await tellSignedOut(connection, box, account.id, now);
    await note('second-factor-changed');
    const codes = await replaceRecoveryCodes(connection, account.id, now);
    await note('recovery-codes-made');
    await tellMail(connection, box, appChangedLetter(known), now);
    return { codes };
  });
}
