/** How often a test tries something other each time: a few times in `npm test`, as often as it takes to be sure of rare ones in `npm run test:many`. */
export const runs = (few: number, many: number): number => (process.env['MANY_RUNS'] === '1' ? many : few);
