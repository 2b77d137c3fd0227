import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeStore } from './make-store.ts';

let work = '';
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'create-store-'));
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

const answers = (folder: string) => ({ folder, name: 'EXAMPLE', number: 100, packageName: '@owner/store-example' });
const textOf = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

describe('a new store', () => {
  it('carries its own name, number and package name everywhere, and nothing of the template’s', () => {
    const folder = join(work, 'deep/store');
    makeStore(answers(folder));
    expect(JSON.parse(textOf(folder, 'package.json'))).toMatchObject({
      name: '@owner/store-example', version: '1.0.0', quartermaster: { name: 'EXAMPLE', number: 100, entry: 'dist/store.js' },
    });
    expect(textOf(folder, 'src/index.ts')).toContain(`id: { name: 'EXAMPLE', number: 100 }`);
    const files = globSync('{**/*,.*/*}.{ts,tsx,json,md}', { cwd: folder });
    expect(files.length).toBeGreaterThan(10);
    for (const path of files) expect(textOf(folder, path), path).not.toMatch(/newstore|9999/i);
  });

  it('keeps a name that looks like one of the template’s', () => {
    const folder = join(work, 'store');
    makeStore({ folder, name: 'NEWSTORE9999', number: 9999, packageName: '@newstore/store-9999' });
    expect(JSON.parse(textOf(folder, 'package.json'))).toMatchObject({ name: '@newstore/store-9999', quartermaster: { name: 'NEWSTORE9999', number: 9999 } });
    expect(textOf(folder, 'src/index.ts')).toContain(`id: { name: 'NEWSTORE9999', number: 9999 }`);
  });

  it('leaves out of version control what is made', () => {
    makeStore(answers(join(work, 'store')));
    expect(textOf(join(work, 'store'), '.gitignore')).toContain('node_modules/');
    expect(existsSync(join(work, 'store/gitignore'))).toBe(false);
  });

  it('may be made in a folder that only holds an empty repository', () => {
    mkdirSync(join(work, '.git'));
    makeStore(answers(work));
    expect(existsSync(join(work, 'package.json'))).toBe(true);
  });

  it('overwrites nothing', () => {
    writeFileSync(join(work, 'notes.txt'), 'mine');
    expect(() => makeStore(answers(work))).toThrow(/is not empty \(notes\.txt\)/);
    expect(() => makeStore(answers(join(work, 'notes.txt')))).toThrow(/is a file/);
    expect(existsSync(join(work, 'package.json'))).toBe(false);
  });
});
