/** The seed of `npm run test:slow`; null where answers come as fast as they can. */
export const slowSeed = process.env['SLOW_ANSWERS'] ?? null;
