import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { integrityOfTarball } from '../assemble/tarball.ts';
import { packStore } from './pack-store.ts';
import { storePackageManifest } from './store-package-manifest.ts';

const root = resolve(import.meta.dirname, '../..');

describe('a store of this repository', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'quartermaster-packed-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is packed as its owner would ship it: built, with what it is in its package.json, and it keeps every rule that reading can show', async () => {
    const { name, file, integrity, contents } = await packStore(root, join(root, 'packages/store-dhs'), folder);
    expect([name, contents.toSorted().filter((path) => !path.startsWith('dist/chunks/'))]).toEqual(['@quartermaster/store-dhs', ['LICENSE', 'README.md', 'dist/store.js', 'package.json']]);
    expect(integrity).toBe(integrityOfTarball(readFileSync(file)));
    const { status, stdout } = spawnSync(process.execPath, [join(root, 'packages/core-testing/src/conformance/main.ts'), file, '--static'], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, expect.stringContaining('@quartermaster/store-dhs')]);
  });

  it('that does not say what it is cannot be packed', async () => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'store-harbor', version: '1.0.0' }));
    await expect(packStore(root, folder, folder)).rejects.toThrow(/does not describe a store:\n- .*no key "quartermaster"/);
    await expect(packStore(root, join(folder, 'nowhere'), folder)).rejects.toThrow(/has no package\.json/);
  });
});

it('what the host gives is a peer of a packed store, and nothing else is left to be installed', () => {
  const manifest = { name: 'store-harbor', version: '1.0.0', dependencies: { react: '19.3.1', leaflet: '2.0.0' }, quartermaster: { name: 'HARBOR' } };
  expect(storePackageManifest(manifest, ['react'])).toEqual({
    name: 'store-harbor', version: '1.0.0', type: 'module', files: ['dist'], quartermaster: { name: 'HARBOR' }, peerDependencies: { react: '^19.3.1' },
  });
});
