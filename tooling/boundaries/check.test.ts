import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import { RULES } from './rules.ts';
import { manifestOf, smallHouse } from './testing/small-house.ts';

interface Forbidden {
  readonly rule: string;
  readonly what: string;
  /** The file with the forbidden import, which is its first line. */
  readonly file: string;
  readonly text: string;
  readonly besides?: Readonly<Record<string, string>>;
  /** The text that the message must contain. */
  readonly says: RegExp;
}

const FORBIDDEN: readonly Forbidden[] = [
  { rule: 'placed', what: 'a workspace without a place', file: 'packages/loose/src/index.ts', text: `import './a.ts';`,
    besides: { 'packages/loose/package.json': manifestOf('loose', []), 'packages/loose/src/a.ts': '' }, says: /packages\/loose has no place/ },
  { rule: 'placed', what: 'a root folder without a place', file: 'scripts/a.ts', text: `import 'node:fs';`, says: /scripts has no place/ },

  { rule: 'no-app', what: 'a package that imports an app', file: 'packages/screens/src/a.ts', text: `import '@small-house/web';`, says: /nothing imports an app/ },
  { rule: 'no-app', what: 'an app that imports an app', file: 'apps/server/src/a.ts', text: `import type { X } from '@small-house/web';`, says: /web is an app/ },
  { rule: 'no-app', what: 'tooling that imports an app', file: 'tooling/a.ts', text: `await import('@small-house/server');`, says: /start the app as a process/ },

  { rule: 'no-other-store', what: 'a store that imports another store', file: 'packages/store-b/src/a.ts', text: `import '@small-house/store-a';`,
    says: /imports no other store/ },

  { rule: 'direction', what: 'contracts that import something of ours', file: 'packages/contracts/src/a.ts', text: `import '@small-house/ui';`, says: /may import nothing of ours, not packages\/ui/ },
  { rule: 'direction', what: 'ui that imports something of ours', file: 'packages/ui/src/a.ts', text: `import type { C } from '@small-house/contracts';`, says: /may import nothing of ours/ },
  { rule: 'direction', what: 'a theme that imports more than ui', file: 'packages/theme-a/src/a.ts', text: `import '@small-house/core';`, says: /may import only ui, not packages\/core/ },
  { rule: 'direction', what: 'core that imports ui', file: 'packages/core/src/a.ts', text: `export * from '@small-house/ui';`, says: /may import only contracts/ },
  { rule: 'direction', what: 'core that imports screens', file: 'packages/core/src/a.ts', text: `export { x } from '@small-house/screens';`, says: /not packages\/screens/ },
  { rule: 'direction', what: 'a screen that imports a store', file: 'packages/screens/src/a.ts', text: `const load = () => import('@small-house/store-a');`, says: /not packages\/store-a/ },
  { rule: 'direction', what: 'a screen that imports a theme', file: 'packages/screens/src/a.ts', text: `type T = import('@small-house/theme-a').T;`, says: /not packages\/theme-a/ },
  { rule: 'direction', what: 'a screen that imports the database', file: 'packages/screens/src/a.ts', text: `import '@small-house/database';`, says: /through the services of contracts/ },
  { rule: 'direction', what: 'the web app that imports the database', file: 'apps/web/src/a.ts', text: `import '@small-house/database';`, says: /through the services of contracts/ },
  { rule: 'direction', what: 'a database that imports something of ours', file: 'packages/database/src/a.ts', text: `import '@small-house/contracts';`, says: /may import nothing of ours/ },
  { rule: 'direction', what: 'a server that imports screens', file: 'apps/server/src/a.ts', text: `import '@small-house/screens';`, says: /may import only contracts, database/ },
  { rule: 'direction', what: 'a test that goes against it', file: 'packages/core/src/a.test.ts', text: `import '@small-house/screens';`, says: /Dependencies point one way/ },
  { rule: 'direction', what: 'product code that imports the kit for tests', file: 'packages/store-a/src/a.ts', text: `import '@small-house/core-testing';`, says: /not packages\/core-testing/ },

  { rule: 'own-name', what: 'a package that imports itself by name', file: 'packages/core/src/a.ts', text: `import '@small-house/core';`, says: /own front door/ },

  { rule: 'front-door', what: 'a path past the door', file: 'packages/screens/src/a.ts', text: `import '@small-house/ui/src/Button.tsx';`, says: /ui has no door \.\/src\/Button\.tsx.*packages\/ui\/src\/index\.ts/ },
  { rule: 'front-door', what: 'a type from past the door', file: 'packages/screens/src/a.ts', text: `import type { B } from '@small-house/ui/Button';`, says: /has no door \.\/Button/ },

  { rule: 'second-door', what: 'a screen that imports core/host', file: 'packages/screens/src/a.ts', text: `import '@small-house/core/host';`, says: /apps\/web runs the engine/ },
  { rule: 'second-door', what: 'a store that imports core/host', file: 'packages/store-a/src/a.ts', text: `import '@small-house/core/host';`, says: /extension points and hooks/ },
  { rule: 'second-door', what: 'a store that imports core/reconnection', file: 'packages/store-a/src/a.ts', text: `import '@small-house/core/reconnection';`, says: /without a browser/ },
  { rule: 'second-door', what: 'a store that imports core/shared-modules', file: 'packages/store-a/src/a.ts', text: `import '@small-house/core/shared-modules';`, says: /builds and checks/ },
  { rule: 'second-door', what: 'a screen that imports core/testing', file: 'packages/screens/src/a.ts', text: `import '@small-house/core/testing';`, says: /buyers must not download it/ },
  { rule: 'second-door', what: 'core that imports contracts/schema', file: 'packages/core/src/a.ts', text: `import '@small-house/contracts/schema';`, says: /loaded by browsers/ },
  { rule: 'second-door', what: 'a value import that names only types, since the import itself stays', file: 'packages/screens/src/a.ts', text: `import { type A } from '@small-house/contracts/schema';`, says: /'import type'/ },
  { rule: 'second-door', what: 'a tool that composes plugins', file: 'tooling/a.ts', text: `import '@small-house/deployment/host';`, says: /the server's work/ },
  { rule: 'second-door', what: 'an app that starts the embedded database', file: 'apps/server/src/a.ts', text: `import '@small-house/database/embedded';`, says: /launcher in tooling/ },
  { rule: 'second-door', what: 'an app that uses test databases', file: 'apps/server/src/a.ts', text: `import '@small-house/database/testing';`, says: /makes and drops databases/ },

  { rule: 'no-path-across', what: 'a path into another workspace', file: 'packages/screens/src/a.ts', text: `import '../../ui/src/index.ts';`, says: /out of packages\/screens into packages\/ui/ },
  { rule: 'no-path-across', what: 'a path from tooling into a workspace', file: 'tooling/a.ts', text: `import '../apps/server/src/main.ts';`, says: /into apps\/server/ },
  { rule: 'no-path-across', what: 'a path from a workspace into tooling', file: 'apps/server/src/a.ts', text: `import '../../../tooling/read.ts';`, says: /into tooling/ },

  { rule: 'no-test-code', what: 'product code that imports what is there for tests', file: 'packages/ui/src/a.ts', text: `import './testing/probe.ts';`, says: /the product must not run it/ },

  { rule: 'declared', what: 'a package that is declared nowhere', file: 'packages/core/src/a.ts', text: `import 'left-pad/lib';`, says: /left-pad is not in the dependencies of packages\/core\/package\.json/ },
  { rule: 'declared', what: 'one of ours that is not declared', file: 'packages/store-b/src/a.ts', text: `import '@small-house/screens';`, says: /@small-house\/screens is not in the dependencies/ },
  { rule: 'declared', what: 'product code that uses a devDependency', file: 'packages/core/src/a.ts', text: `import 'semver';`, says: /not in the dependencies/ },
  { rule: 'declared', what: 'product code that uses a devDependency of the root', file: 'packages/core/src/a.ts', text: `import type { V } from 'vitest';`, says: /not in the dependencies/ },
  { rule: 'declared', what: 'a test with a package that is declared nowhere', file: 'packages/core/src/a.test.ts', text: `import 'left-pad';`, says: /neither in packages\/core\/package\.json nor/ },
  { rule: 'declared', what: 'tooling with a package that is declared nowhere', file: 'tooling/a.ts', text: `import 'left-pad';`, says: /neither in package\.json nor/ },

  { rule: 'no-ring', what: 'files that import each other', file: 'packages/core/src/a.ts', text: `import './b.ts';`,
    besides: { 'packages/core/src/b.ts': `export * from './c.ts';`, 'packages/core/src/c.ts': `import { a } from './a.ts';` }, says: /a\.ts -> .*b\.ts -> .*c\.ts -> .*a\.ts/ },
  { rule: 'no-ring', what: 'a file that imports itself', file: 'packages/core/src/a.ts', text: `import './a.ts';`, says: /a\.ts -> .*a\.ts/ },
];

test('a house in order passes, and every import of it was looked at', () => {
  const result = check(smallHouse());
  expect(result.violations).toEqual([]);
  expect(result).toMatchObject({ failed: 0, passed: 51 });
});

describe('a forbidden import is found, alone, with its place and what to do', () => {
  test.each(FORBIDDEN)('$rule: $what', ({ rule, file, text, besides, says }) => {
    const result = check(smallHouse({ ...besides, [file]: `${text}\n` }));
    expect(result.violations).toEqual([{ rule, file, line: 1, message: expect.stringMatching(says) }]);
    expect(result.failed).toBe(1);
  });

  test('every rule has a forbidden import that it alone finds', () => {
    expect(new Set(FORBIDDEN.map(({ rule }) => rule))).toEqual(new Set([...RULES.map(({ id }) => id), 'no-ring']));
  });

  test('the line is that of the import', () => {
    const text = `// a word\n\nimport type { A } from '@small-house/contracts';\nexport const a = 1;\nimport '@small-house/web';\n`;
    expect(check(smallHouse({ 'packages/core/src/a.ts': text })).violations).toMatchObject([{ line: 5 }]);
  });
});

test('two rings that share no file are two findings, one ring is one', () => {
  const ring = (a: string, b: string) => ({ [`packages/core/src/${a}.ts`]: `import './${b}.ts';`, [`packages/core/src/${b}.ts`]: `import './${a}.ts';` });
  expect(check(smallHouse(ring('a', 'b'))).failed).toBe(1);
  expect(check(smallHouse({ ...ring('a', 'b'), ...ring('c', 'd') })).failed).toBe(2);
});

test('a ring of types or of lazy imports runs nothing at load, and is allowed', () => {
  expect(check(smallHouse({ 'packages/core/src/a.ts': `import './b.ts';`, 'packages/core/src/b.ts': `import type { A } from './a.ts';` })).failed).toBe(0);
  expect(check(smallHouse({ 'packages/core/src/a.ts': `import './b.ts';`, 'packages/core/src/b.ts': `const a = () => import('./a.ts');` })).failed).toBe(0);
});
