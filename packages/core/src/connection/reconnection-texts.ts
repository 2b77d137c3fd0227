/** Ticks for which the message stays the same but for its number (specification, section 9). */
const bandLength = 30;

const bands = [
  'The connection to the server was lost. Connecting again',
  'The server does not answer yet. Still trying to connect',
  'The server has been away for some time. Still trying to connect',
] as const;

/** Text of the spinner for an attempt (both counted from 1). */
export function attemptText(attempt: number, tick: number): string {
  const band = bands[Math.min(bands.length - 1, Math.floor((tick - 1) / bandLength))] ?? bands[0];
  return `${band}, attempt ${attempt}...`;
}

export const skippedText = 'Server still not available, will try again in a few seconds...';

export const gaveUpText = (attempts: number): string => `Unable to connect after ${attempts} attempts. Giving up!`;
