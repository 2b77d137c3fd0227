import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOM_ORDERS } from '../boundaries/rooms/orders.ts';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

test('the page of the architecture gives the order of folders that is checked', () => {
  const rows = page.split('\n').filter((line) => line.includes('` < `'));
  const orders = ROOM_ORDERS.map(({ of, rooms }) => `| \`${of.replace(/^packages\//, '')}\` | ${rooms.map(([name]) => `\`${name}\``).join(' < ')} |`);
  expect(rows.toSorted()).toEqual(orders.toSorted());
});

test('it names every package, and every door besides the front doors', () => {
  const manifests = globSync('packages/*/package.json', { cwd: root }).map((path) => JSON.parse(readFileSync(join(root, path), 'utf8')) as { name: string; exports: Readonly<Record<string, unknown>> });
  expect(manifests.length).toBeGreaterThan(15);
  const folders = manifests.map(({ name }) => name.replace('@quartermaster/', ''));
  expect(folders.filter((name) => !new RegExp(`^.*\\b${name}[/ ]`, 'm').test(page)), 'packages').toEqual([]);
  const doors = manifests.flatMap(({ name, exports }) => Object.keys(exports).filter((door) => door !== '.').map((door) => name.replace('@quartermaster/', '') + door.slice(1)));
  expect(doors.filter((door) => !page.includes(`\`${door}\``)), 'doors').toEqual([]);
});
