import type { Pool } from '@quartermaster/database';
import type { MailStrategy } from '@quartermaster/deployment';
import type { Clock, Randomness } from '../../runtime/index.ts';
import { findCode, noteCode, tryCode, type CodeOwner, type OpenCode } from './code-store.ts';
import { codeHash, codeMinutes, isSameHash, mostTries, newCode, readCode } from './email-code.ts';

/** What codes are made, kept and mailed with. */
export interface CodeTools {
  readonly database: Pool;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly mail: MailStrategy;
  readonly keyFor: (purpose: string) => Uint8Array;
}

export interface CodeLetter {
  readonly owner: CodeOwner;
  readonly email: string;
  readonly kind: string;
  readonly subject: string;
  /** Sentences before the code, and after it. */
  readonly before: string;
  readonly after: string;
  /** Milliseconds since the owner's last code before which no other one is mailed. */
  readonly pause?: number;
}

/** A code that was mailed, or why none was. */
type MailedCode = { readonly kind: 'mailed'; readonly code: Pick<OpenCode, 'email' | 'expiresAt' | 'triesLeft'> } | { readonly kind: 'too soon' | 'too many' };

/** Mails a code to an address, within the limits for the address and for its owner. */
export async function mailCode({ database, clock, randomness, mail, keyFor }: CodeTools, { owner, email: typed, kind, subject, before, after, pause = 0 }: CodeLetter): Promise<MailedCode> {
  const [email, now, code, codeId] = [typed.trim().toLowerCase(), clock.now(), newCode(randomness), randomness.uuid()];
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000);
  const noted = await noteCode(database, { codeId, owner, email, hash: codeHash(keyFor('email code'), codeId, code), now, expiresAt, pause });
  if (noted !== 'noted') return { kind: noted };
  await mail.send({
    kind, recipient: email, holdsUntil: expiresAt, subject,
    body: `${before}\n\nThe code is: ${code}\n\nEnter it on the page that asked for it. It holds for ${codeMinutes} minutes. ${after}\n`,
  });
  return { kind: 'mailed', code: { email, expiresAt, triesLeft: mostTries } };
}

/** `right`: the code is not used up yet. `ended`: there is none to enter. */
export type CodeTry =
  | { readonly kind: 'right'; readonly codeId: string }
  | { readonly kind: 'wrong'; readonly code: OpenCode; readonly problem: string }
  | { readonly kind: 'ended' };

/** Checks a typed code. Each counts as a try before it is compared; what cannot be a code counts as none. */
export async function checkCode({ database, clock, keyFor }: Pick<CodeTools, 'database' | 'clock' | 'keyFor'>, owner: CodeOwner, typed: string): Promise<CodeTry> {
  const [code, now] = [readCode(typed), clock.now()];
  const open = code === null ? await findCode(database, owner, now) : await tryCode(database, owner, now);
  if (open === null) return { kind: 'ended' };
  if (code === null) return { kind: 'wrong', code: open, problem: 'Enter the six digits of the code.' };
  if (isSameHash(codeHash(keyFor('email code'), open.codeId, code), open.hash)) return { kind: 'right', codeId: open.codeId };
  return open.triesLeft === 0 ? { kind: 'ended' } : { kind: 'wrong', code: open, problem: `This is not the code that was sent. You have ${tries(open.triesLeft)}.` };
}

/** What is said of a code that has ended. */
export const codeEnded = 'The code does not hold any more. Ask for another one.';

const tries = (left: number): string => (left === 1 ? 'one more try' : `${left} more tries`);
