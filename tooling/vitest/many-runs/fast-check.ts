import * as all from 'fast-check';

/** How much more often than a test says. */
const times = 50;
/** Milliseconds that one property may take of it. */
const most = 10_000;

const manyTimes = (given: all.Parameters<unknown> = {}): all.Parameters<unknown> =>
  ({ ...given, numRuns: times * (given.numRuns ?? 100), plugins: [...(given.plugins ?? []), all.interruptAfterTimeLimit(most)] });

/** `fc.assert` with many runs. It gives a promise where the property does. */
export const assert = ((property: all.IRawProperty<unknown>, given?: all.Parameters<unknown>) => all.assert(property, manyTimes(given))) as typeof all.assert;

export * from 'fast-check';
export default { ...all.default, assert };
