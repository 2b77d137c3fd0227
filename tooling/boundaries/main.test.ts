import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { smallHouse } from './testing/small-house.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function onDisk(changes: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'small-house-'));
  made.push(root);
  for (const [path, text] of smallHouse(changes)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

function run(...args: string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], { encoding: 'utf8' });
}

test('a folder in order: exit code 0 and the count', () => {
  const { status, stdout } = run(onDisk({}));
  expect(stdout).toBe('Imports: 51 in order, 0 forbidden\n');
  expect(status).toBe(0);
});

test('a forbidden import: file, line and message, exit code 1', () => {
  const { status, stdout } = run(onDisk({ 'packages/ui/src/a.ts': `\nimport '@small-house/core';` }));
  expect(stdout).toMatch(/^packages\/ui\/src\/a\.ts:2: '@small-house\/core': Dependencies point one way: .* \(direction\)\nImports: 51 in order, 1 forbidden\n$/);
  expect(status).toBe(1);
});

test('--json gives the counts and the findings to a program', () => {
  const { status, stdout } = run('--json', onDisk({ 'packages/ui/src/a.ts': `import '@small-house/core';` }));
  expect(JSON.parse(stdout)).toMatchObject({ passed: 51, failed: 1, violations: [{ rule: 'direction', file: 'packages/ui/src/a.ts', line: 1 }] });
  expect(status).toBe(1);
});

test('built files and installed packages are not looked at', () => {
  const broken = `import '@small-house/web';`;
  const { status } = run(onDisk({ 'packages/ui/dist/a.js': broken, 'packages/ui/node_modules/x/a.js': broken, 'node_modules/x/a.ts': broken }));
  expect(status).toBe(0);
});

test('a folder without a package.json, or without imports, is a mistake and not a pass', () => {
  const empty = mkdtempSync(join(tmpdir(), 'small-house-'));
  made.push(empty);
  const { status, stderr } = run(empty);
  expect(stderr).toContain('No imports found');
  expect(status).toBe(2);
});

test('a file that cannot be read as TypeScript is named', () => {
  const { status, stderr } = run(onDisk({ 'packages/ui/src/a.ts': `import from from;;` }));
  expect(stderr).toContain('packages/ui/src/a.ts');
  expect(status).toBe(2);
});
