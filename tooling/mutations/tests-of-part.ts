import type { Part } from './parts.ts';

/** What the configuration of the tests is told: Stryker takes its path alone, and hands variables on. */
export const testsOfPart = ({ runner: { root, configuration } }: Pick<Part, 'runner'>): Readonly<Record<string, string>> => ({
  MUTATIONS_ROOT: root,
  MUTATIONS_CONFIGURATION: configuration,
});
