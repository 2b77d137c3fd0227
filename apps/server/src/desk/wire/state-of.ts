import { createHash } from 'node:crypto';
import { changedMeanwhile } from './not-found.ts';

/** What something that operators write was when one of them loaded it, in 22 characters: they send it back with their change. @param written what a change writes over */
export const stateOf = (written: unknown): string => createHash('sha256').update(JSON.stringify(written)).digest('base64url').slice(0, 22);

/** Keeps a change from writing over one that its author has not seen. @param what begins the message, such as "This topic". @throws Problem 409 where it is another by now */
export function asSeen(what: string, written: unknown, was: string): void {
  if (stateOf(written) !== was) throw changedMeanwhile(`${what} was changed meanwhile by another operator. Copy what you wrote, load the page again, and make your change to what is there now.`);
}
