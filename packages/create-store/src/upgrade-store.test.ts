import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CreateStoreError } from './error.ts';
import { makeStore } from './make-store.ts';
import { upgradeStore } from './upgrade-store.ts';

let work = '';
let folder = '';
let template = '';
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'upgrade-store-'));
  [folder, template] = [join(work, 'store'), join(work, 'template')];
  makeStore({ folder, name: 'EXAMPLE', number: 100, packageName: 'store-example' });
  // The template of a later version.
  cpSync(join(import.meta.dirname, '../template'), template, { recursive: true });
  change(join(template, 'package.json'), (text) => text.replaceAll(/("@quartermaster\/[a-z0-9-]+": "\^?)[^"]+/g, '$10.2.0').replace(/"vite": "[^"]+"/, '"vite": "9.0.0"').replace(/"node": "[^"]+"/, '"node": ">=24"'));
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

function change(file: string, by: (text: string) => string): void {
  writeFileSync(file, by(readFileSync(file, 'utf8')));
}
const manifest = () => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Readonly<Record<string, Readonly<Record<string, string>>>>;

describe('an upgrade', () => {
  it('raises our packages, the tools, the ranges of the host and what the store says it was built for', () => {
    const { from, to, coreRange, changes } = upgradeStore({ folder, keepsBefore: false }, template);
    expect([from, to, coreRange]).toEqual(['0.1.0', '0.2.0', '^0.2.0']);
    expect(changes).toEqual(expect.arrayContaining(['@quartermaster/core 0.1.0 -> 0.2.0', expect.stringMatching(/^vite .* -> 9\.0\.0$/)]));
    expect(manifest()).toMatchObject({
      engines: { node: '>=24' },
      quartermaster: { name: 'EXAMPLE', coreRange: '^0.2.0' },
      peerDependencies: { '@quartermaster/core': '^0.2.0', '@quartermaster/ui': '^0.2.0' },
      devDependencies: { '@quartermaster/core-testing': '0.2.0', 'vite': '9.0.0' },
    });
    expect(readFileSync(join(folder, 'src/index.ts'), 'utf8')).toContain(`coreRange: '^0.2.0'`);
  });

  it('may leave the store fit for the core of before, so that it can be added before the marketplace is updated', () => {
    expect(upgradeStore({ folder, keepsBefore: true }, template).coreRange).toBe('>=0.1.0 <0.3.0');
    expect(manifest()).toMatchObject({ quartermaster: { coreRange: '>=0.1.0 <0.3.0' }, peerDependencies: { '@quartermaster/core': '>=0.1.0 <0.3.0' } });
    expect(readFileSync(join(folder, 'src/index.ts'), 'utf8')).toContain(`coreRange: '>=0.1.0 <0.3.0'`);
  });

  it('leaves alone what only the store has, and brings back nothing that its owner took out', () => {
    change(join(folder, 'package.json'), (text) => text.replace(/\n\s*"typescript": "[^"]+",/, '').replace('"vite":', '"d3-scale": "4.0.2",\n    "vite":'));
    upgradeStore({ folder, keepsBefore: false }, template);
    expect(manifest()['devDependencies']).toMatchObject({ 'd3-scale': '4.0.2' });
    expect(manifest()['devDependencies']).not.toHaveProperty('typescript');
  });

  it('changes nothing where the store is there already', () => {
    upgradeStore({ folder, keepsBefore: false }, template);
    expect(upgradeStore({ folder, keepsBefore: false }, template).changes).toEqual([]);
  });
});

describe('no upgrade, and nothing changed', () => {
  it.each([
    ['of a folder that is no store', () => writeFileSync(join(folder, 'package.json'), '{}'), /is no store/],
    ['of a folder without package.json', () => rmSync(join(folder, 'package.json')), /no package\.json that can be read/],
    ['of a store that is later than the command', () => change(join(folder, 'package.json'), (text) => text.replace('"@quartermaster/core": "0.1.0"', '"@quartermaster/core": "0.3.0"')), /of version 0\.3\.0, and this command is of 0\.2\.0/],
    ['of a store that does not say in its source what it was built for', () => change(join(folder, 'src/index.ts'), (text) => text.replace(/coreRange: '[^']*',/, '')), /has no coreRange/],
  ])('%s', (_what, spoil, sentence) => {
    spoil();
    const before = readFileSync(join(folder, 'src/index.ts'), 'utf8');
    const upgrade = () => upgradeStore({ folder, keepsBefore: false }, template);
    expect(upgrade).toThrow(CreateStoreError);
    expect(upgrade).toThrow(sentence);
    expect(readFileSync(join(folder, 'src/index.ts'), 'utf8')).toBe(before);
  });
});
