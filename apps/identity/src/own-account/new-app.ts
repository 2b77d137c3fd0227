import { newTotpSecret } from '../accounts/index.ts';
import { SealError, type SecretBox } from '../secrets/index.ts';
import type { Visit } from './visit.ts';

/** The key of an app that is being set up: with the form, sealed for this account and session, until the app has shown a code. */
export interface NewApp {
  readonly secret: string;
  readonly sealed: string;
}

const minutes = 30;

const placeOf = ({ account, session }: Pick<Visit, 'account' | 'session'>): string => `new-app:${account.id}:${session.uid}`;

export function beginApp(box: SecretBox, visit: Pick<Visit, 'account' | 'session'>, now: Date): NewApp {
  const secret = newTotpSecret();
  return { secret, sealed: box.seal(JSON.stringify({ secret, until: now.getTime() + minutes * 60_000 }), placeOf(visit)).toString('base64url') };
}

/** Null for what was not made for this account and session, or too long ago. */
export function openApp(box: SecretBox, visit: Pick<Visit, 'account' | 'session'>, sealed: string, now: Date): NewApp | null {
  try {
    const { secret, until } = JSON.parse(box.open(Buffer.from(sealed, 'base64url'), placeOf(visit))) as { secret: string; until: number };
    return until > now.getTime() ? { secret, sealed } : null;
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}
