import { generateSecret, generateSync, verify } from 'otplib';

const PERIOD_SECONDS = 30;

/** A new secret for an authenticator app, base32, 160 bits. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** The six digits that an authenticator app shows at `now`. */
export function totpCode(secret: string, now: Date): string {
  return generateSync({ secret, epoch: epochSeconds(now), period: PERIOD_SECONDS });
}

/**
 * The time step whose code this is, or undefined when it fits none. One step of clock
 * difference is allowed either way (RFC 6238, 5.2). Spaces and dashes are ignored.
 */
export async function matchTotpStep(secret: string, typed: string, now: Date): Promise<number | undefined> {
  const token = typed.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const result = await verify({
    secret,
    token,
    epoch: epochSeconds(now),
    period: PERIOD_SECONDS,
    epochTolerance: PERIOD_SECONDS,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

function epochSeconds(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}
