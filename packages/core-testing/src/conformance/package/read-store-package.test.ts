import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { create } from 'tar';
import { afterAll, describe, expect, it } from 'vitest';
import { goodStore } from '../testing/good-store.ts';
import { readStorePackage } from './read-store-package.ts';
import { packageJsonOf, PackageUnreadable } from './store-package.ts';

const root = mkdtempSync(join(tmpdir(), 'store-package-'));
afterAll(() => rmSync(root, { recursive: true }));

const folder = join(root, 'package');
for (const [path, text] of Object.entries({ ...goodStore, 'src/store.ts': '', 'vite.config.ts': '' })) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe('a store package', () => {
  it('is read from its folder: what is shipped, and nothing else', async () => {
    const { files, strange } = await readStorePackage(folder);
    expect([...files.keys()].toSorted()).toEqual(Object.keys(goodStore).toSorted());
    expect(strange).toEqual([]);
  });

  it('is the same from its tarball, without the folder that npm puts around it', async () => {
    const file = join(root, 'store.tgz');
    await create({ file, gzip: true, cwd: root }, Object.keys(goodStore).map((path) => `package/${path}`));
    expect((await readStorePackage(file)).files).toEqual((await readStorePackage(folder)).files);
  });

  it('names links, which are no files of the package', async () => {
    const linked = join(root, 'linked');
    mkdirSync(join(linked, 'dist'), { recursive: true });
    writeFileSync(join(linked, 'package.json'), '{}');
    symlinkSync('/etc/hostname', join(linked, 'dist', 'host.js'));
    expect(await readStorePackage(linked)).toMatchObject({ strange: ['dist/host.js'] });
    const file = join(root, 'linked.tgz');
    await create({ file, gzip: true, cwd: root }, ['linked']);
    expect((await readStorePackage(file)).strange).toEqual(['linked/dist/host.js']);
  });

  it('that is none says so', async () => {
    const text = join(root, 'no.tgz');
    writeFileSync(text, 'not a tarball');
    await expect(readStorePackage(text)).rejects.toThrow(/is no tarball of a package.*npm pack/s);
    await expect(readStorePackage(join(root, 'nowhere'))).rejects.toThrow(PackageUnreadable);
    expect(() => packageJsonOf({ files: new Map(), strange: [] })).toThrow(/no package\.json/);
    expect(() => packageJsonOf({ files: new Map([['package.json', new TextEncoder().encode('[')]]), strange: [] })).toThrow(/not a JSON object/);
  });
});
