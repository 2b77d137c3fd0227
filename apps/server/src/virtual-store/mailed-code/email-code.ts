import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Randomness } from '../../runtime/index.ts';

/** Minutes for which a code holds. */
export const codeMinutes = 15;
/** Codes that may be tried before another one has to be sent. */
export const mostTries = 5;
/** Mails an hour: to one address, and for one buyer or person who registers. */
export const mailsAnHour = { address: 3, owner: 5 } as const;

const digits = 6;

/** Six digits, each value as likely as any other: the 64 bits behind them favor none by more than 1 in 10¹³. */
export function newCode(randomness: Randomness): string {
  const number = Buffer.from(randomness.token(8), 'base64url').readBigUInt64BE();
  return String(number % 10n ** BigInt(digits)).padStart(digits, '0');
}

/** As people type it, with spaces or dashes; null when it cannot be a code. */
export function readCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(code) ? code : null;
}

export const codeHash = (key: Uint8Array, codeId: string, code: string): string => createHmac('sha256', key).update(`${codeId} ${code}`).digest('base64url');

/** Takes the same time wherever they differ. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
