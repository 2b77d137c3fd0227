/** The questions that are decided in the folders: what is paid, who may do it, and how long they count as the same person. */
export const areas = ['money', 'access', 'sessions'] as const;
type Area = (typeof areas)[number];

/** Folders whose faults the same tests have to notice: one run of Stryker. */
export interface Part {
  readonly area: Area;
  /** The folder, from the root of the repository. It names the part. */
  readonly folder: string;
  /** The files that are mutated, as patterns below the folder. */
  readonly files: readonly string[];
  /** The test files that have to notice, as patterns from the root of the repository. */
  readonly tests: readonly string[];
  /** The root of the tests, and their configuration, from the root of the repository. */
  readonly runner: { readonly root: string; readonly configuration: string };
  /** Of a hundred faults so many are noticed: fewer are a failure. Raise it when tests were added. Null where it was not measured yet. */
  readonly least: number | null;
}

const units = { root: '.', configuration: 'tooling/vitest/vitest.units.config.ts' };
const server = { root: 'apps/server', configuration: 'apps/server/vitest.config.ts' };
const identity = { root: 'apps/identity', configuration: 'apps/identity/vitest.config.ts' };

const sources = ['**/*.ts', '!**/*.test.ts', '!**/testing/**', '!**/bench/**', '!**/index.ts', '!**/area.ts', '!**/*.schema.ts'];

/** The folders where money, access and sessions are decided. The figures of `least` are explained in decision 0132 (docs/decisions). */
export const parts: readonly Part[] = [
  { area: 'money', folder: 'packages/contracts/src/money', files: sources, tests: ['packages/contracts/src/money/*.test.ts'], runner: units, least: null },
  { area: 'money', folder: 'packages/contracts/src/fields', files: ['card.ts', 'card-in-text.ts', 'calendar-date.ts'], tests: ['packages/contracts/src/fields/*.test.ts'], runner: units, least: null },
  { area: 'money', folder: 'apps/server/src/cart', files: sources, tests: ['apps/server/src/cart/*.test.ts'], runner: server, least: null },
  { area: 'money', folder: 'apps/server/src/checkout', files: sources, tests: ['apps/server/src/checkout/**/*.test.ts'], runner: server, least: null },
  { area: 'access', folder: 'apps/server/src/virtual-store', files: sources, tests: ['apps/server/src/virtual-store/**/*.test.ts'], runner: server, least: null },
  { area: 'access', folder: 'apps/server/src/wire', files: ['call.ts', 'caller.ts', 'implement.ts', 'token-presentation.ts', 'xsrf-check.ts'], tests: ['apps/server/src/wire/*.test.ts', 'apps/server/src/login/*.test.ts'], runner: server, least: null },
  { area: 'access', folder: 'apps/identity/src/sign-in', files: sources, tests: ['apps/identity/src/sign-in/*.test.ts'], runner: identity, least: null },
  { area: 'access', folder: 'apps/identity/src/accounts', files: sources, tests: ['apps/identity/src/accounts/*.test.ts'], runner: identity, least: null },
  { area: 'sessions', folder: 'packages/core/src/session', files: sources, tests: ['packages/core/src/session/**/*.test.ts', 'packages/core/src/inactivity/*.test.ts', 'packages/core/src/sign-in/*.test.ts'], runner: units, least: 74 },
  { area: 'sessions', folder: 'packages/core/src/inactivity', files: sources, tests: ['packages/core/src/inactivity/*.test.ts', 'packages/core/src/sign-in/*.test.ts'], runner: units, least: 35 },
  { area: 'sessions', folder: 'packages/core/src/sign-in', files: sources, tests: ['packages/core/src/sign-in/*.test.ts'], runner: units, least: null },
  { area: 'sessions', folder: 'apps/server/src/session', files: sources, tests: ['apps/server/src/wire/*.test.ts', 'apps/server/src/login/*.test.ts'], runner: server, least: null },
  { area: 'sessions', folder: 'apps/server/src/login', files: sources, tests: ['apps/server/src/login/**/*.test.ts'], runner: server, least: null },
  { area: 'sessions', folder: 'apps/identity/src/provider', files: sources, tests: ['apps/identity/src/provider/*.test.ts', 'apps/identity/src/session/*.test.ts'], runner: identity, least: null },
  { area: 'sessions', folder: 'apps/identity/src/session', files: sources, tests: ['apps/identity/src/session/*.test.ts'], runner: identity, least: null },
];
