import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oneTestDatabase, testDatabases } from './databases.ts';
import { findPostgresql } from './find-postgresql.ts';

describe('findPostgresql', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'qm-find-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function install(version: string): Promise<string> {
    const bin = join(folder, version, 'bin');
    await mkdir(bin, { recursive: true });
    for (const name of ['initdb', 'postgres']) {
      await writeFile(join(bin, name), `#!/bin/sh\necho "${name} (PostgreSQL) ${version}.4"\n`);
      await chmod(join(bin, name), 0o755);
    }
    return bin;
  }

  it('takes the newest of the distribution', async () => {
    await install('9');
    await install('15');
    const newest = await install('17');
    expect(findPostgresql('', folder)).toBe(newest);
  });

  it('prefers the one in the PATH', async () => {
    const chosen = await install('16');
    await install('17');
    expect(findPostgresql(chosen, folder)).toBe(chosen);
  });

  it('passes over one that is too old', async () => {
    const old = await install('14');
    const fitting = await install('15');
    expect(findPostgresql(old, folder)).toBe(fitting);
  });

  it('says what to install when there is none, or only an old one', async () => {
    expect(() => findPostgresql('', join(folder, 'none'))).toThrow('none was found; install it');
    const old = await install('13');
    expect(() => findPostgresql(old, join(folder, 'none'))).toThrow('only older ones were found');
  });
});

describe('testDatabases', () => {
  it('gives both kinds unless one is named, and refuses other names', () => {
    expect(testDatabases('').map((database) => database.name)).toEqual(['embedded', 'postgresql']);
    expect(testDatabases('postgresql').map((database) => database.name)).toEqual(['postgresql']);
    expect(() => testDatabases('mysql')).toThrow(`TEST_DATABASE is 'mysql'`);
  });
});

describe('oneTestDatabase', () => {
  it('gives a real one unless the other is named', () => {
    expect(oneTestDatabase('').map((database) => database.name)).toEqual(['postgresql']);
    expect(oneTestDatabase('embedded').map((database) => database.name)).toEqual(['embedded']);
  });
});
