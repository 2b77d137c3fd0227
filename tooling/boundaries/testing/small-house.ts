import type { Tree } from '../read/tree.ts';

type Manifest = Readonly<Record<string, unknown>>;

const workspace = (name: string, ours: readonly string[], more: Manifest = {}): string => JSON.stringify({
  name: `@small-house/${name}`,
  exports: { '.': './src/index.ts' },
  dependencies: Object.fromEntries(ours.map(each => [each, '1.0.0'])),
  ...more,
});

const ours = (...names: string[]): string[] => names.map(name => `@small-house/${name}`);

/** A repository with every kind of workspace in which each import is in order; each kind of allowed import occurs once at least. */
const IN_ORDER: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'small-house', workspaces: ['packages/*', 'apps/*', 'data/*'], devDependencies: { vitest: '1.0.0' },
  }),

  'packages/contracts/package.json': workspace('contracts', ['zod'], { exports: { '.': './src/index.ts', './schema': './src/schema.ts' } }),
  'packages/contracts/src/index.ts': `export type { Cart } from './cart.ts'; export { rule } from './cart.ts';`,
  'packages/contracts/src/cart.ts': `import type { A } from './schema.ts'; export type Cart = A; export const rule = 1;`,
  'packages/contracts/src/schema.ts': `import { z } from 'zod'; import { rule } from './cart.ts'; export type A = typeof z; export const a = rule;`,
  'packages/contracts/generate.ts': `import { readFileSync } from 'node:fs'; import('./src/schema.ts');`,

  'packages/ui/package.json': workspace('ui', ['react']),
  'packages/ui/src/index.ts': `export { Button } from './Button.tsx';`,
  'packages/ui/src/Button.tsx': `import 'react'; import icon from './icon.svg?url'; export const Button = () => <button type="button">{icon}</button>;`,
  'packages/ui/src/Button.test.tsx': `import { test } from 'vitest'; import { probe } from './testing/probe.ts'; test('x', probe);`,
  'packages/ui/vitest.config.ts': `import '../../tooling/vitest/in-chromium.ts';`,
  'packages/ui/src/testing/probe.ts': `export const probe = () => {};`,

  'packages/theme-a/package.json': workspace('theme-a', ours('ui')),
  'packages/theme-a/src/index.ts': `import { Button } from '@small-house/ui';`,

  'packages/core/package.json': workspace('core', ours('contracts'), {
    exports: { '.': './src/index.ts', './host': './src/host.ts', './reconnection': './src/reconnection.ts', './shared-modules': './src/shared-modules.ts', './testing': './src/testing.ts' }, devDependencies: { '@types/semver': '1.0.0', semver: '1.0.0' },
  }),
  'packages/core/src/index.ts': `import { rule } from '@small-house/contracts'; import type { A } from '@small-house/contracts/schema'; import type { S } from 'semver';`,
  'packages/core/src/host.ts': `export const host = 1;`,
  'packages/core/src/core.test.ts': `import { a } from '@small-house/contracts/schema'; import '@small-house/core'; import '@small-house/core/host';`,

  'packages/core-testing/package.json': workspace('core-testing', ours('core', 'screens')),
  'packages/core-testing/src/index.ts': `import { host } from '@small-house/core/host'; import '@small-house/core/testing'; import '@small-house/screens';`,

  'packages/screens/package.json': workspace('screens', ours('contracts', 'core', 'ui'), { devDependencies: { '@small-house/core-testing': '1.0.0' } }),
  'packages/screens/src/index.ts': `import '@small-house/contracts'; import '@small-house/core'; import '@small-house/ui'; import('./Cart.tsx');`,
  'packages/screens/src/Cart.tsx': `export default () => null;`,
  'packages/screens/src/Cart.test.tsx': `import '@small-house/core-testing';`,

  'packages/store-a/package.json': workspace('store-a', ours('core', 'screens', 'theme-a')),
  'packages/store-a/src/index.ts': `import '@small-house/core'; import '@small-house/screens'; import '@small-house/theme-a';`,
  'packages/store-b/package.json': workspace('store-b', ours('core')),
  'packages/store-b/src/index.ts': `import '@small-house/core';`,

  'tooling/vitest/in-chromium.ts': `export const inChromium = 1;`,
  'packages/database/package.json': workspace('database', ['pg'], {
    exports: { '.': './src/index.ts', './embedded': './src/embedded.ts', './testing': './src/testing.ts' },
  }),
  'packages/database/src/index.ts': `import 'pg';`,
  'packages/database/src/embedded.ts': ``,
  'packages/database/src/testing.ts': `import './embedded.ts';`,

  'packages/deployment/package.json': workspace('deployment', ours('contracts'), { exports: { '.': './src/index.ts', './host': './src/host.ts' } }),
  'packages/deployment/src/index.ts': `import '@small-house/contracts';`,
  'packages/deployment/src/host.ts': `import './index.ts';`,

  'data/sample/package.json': workspace('sample', ours('contracts')),
  'data/sample/src/index.ts': `import '@small-house/contracts';`,

  'apps/web/package.json': workspace('web', ours('core', 'screens', 'store-a')),
  'apps/web/src/main.tsx': `import '@small-house/core/host'; import '@small-house/screens'; import('@small-house/store-a');`,
  'apps/server/package.json': workspace('server', ours('contracts', 'database', 'deployment')),
  'apps/server/src/main.ts': `import '@small-house/contracts/schema'; import '@small-house/database'; import '@small-house/deployment/host';`,
  'apps/server/src/main.test.ts': `import '@small-house/database/testing'; import '@small-house/database/embedded';`,
  'apps/server/vitest.config.ts': `import 'vitest/config';`,

  'tooling/start/main.ts': `import '@small-house/database/embedded'; import '../read.ts';`,
  'tooling/read.ts': `import { join } from 'path';`,
  'e2e/journey.ts': `import '@small-house/contracts'; import '../tooling/read.ts';`,
};

/** The house in order, with these files added or put in place of others. */
export function smallHouse(changes: Readonly<Record<string, string>> = {}): Tree {
  return new Map(Object.entries({ ...IN_ORDER, ...changes }));
}

/** The text of a workspace's package.json with these packages of the house, and others, as dependencies. */
export function manifestOf(name: string, dependencies: readonly string[]): string {
  return workspace(name, dependencies);
}
