import { expect, it } from 'vitest';
import { machine } from './machine.ts';

const ask = (program: string): string => `${program} 1.0`;

it('names Node, the browser, PostgreSQL, the system, and settings that a test can notice', () => {
  const here = machine({ BROWSER_BIN: '/usr/bin/lantern', TZ: 'UTC' }, ask);
  expect(here).toContain(`Node ${process.version}; /usr/bin/lantern 1.0; postgres 1.0; ${process.platform} `);
  expect(here).toMatch(/; TZ=UTC$/);
});

it.each([
  ['another time zone', { TZ: 'Asia/Tokyo' }, ask],
  ['options of Node', { NODE_OPTIONS: '--no-warnings' }, ask],
  ['another browser', { BROWSER_BIN: '/usr/bin/lamp' }, ask],
  ['another version of PostgreSQL', {}, (program: string) => (program === 'postgres' ? 'postgres 2.0' : ask(program))],
])('differs with %s', (_, env, versions) => {
  expect(machine(env, versions)).not.toBe(machine({}, ask));
});

it('does without a program that is not there', () => {
  expect(machine({ PATH: '/nowhere', BROWSER_BIN: '/nowhere/browser' })).toContain('/nowhere/browser: unknown; postgres: unknown');
});
