import type { Clock } from './clock.ts';

/** Something was waited for longer than anybody waits. */
export class NotSettled extends Error {
  override readonly name = 'NotSettled';

  /** `what` begins the sentence, for example "The package of HARBOR". */
  constructor(what: string, milliseconds: number) {
    super(`${what} did not settle within ${milliseconds / 1000} seconds. Look for a promise that is never resolved, and reload.`);
  }
}

/** The result of the promise, unless it takes longer. @throws NotSettled then; what the promise rejects with otherwise */
export function withinTime<Value>(promise: Promise<Value>, milliseconds: number, clock: Clock, what: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = clock.setTimeout(() => reject(new NotSettled(what, milliseconds)), milliseconds);
    promise.then(resolve, reject).finally(() => clock.clearTimeout(timer));
  });
}
