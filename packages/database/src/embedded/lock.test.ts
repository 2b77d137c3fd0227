import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './lock.ts';
import { processIdentity } from './process-identity.ts';

describe('lockDataFolder', () => {
  let folder: string;
  let path: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'qm-lock-'));
    path = join(folder, 'lock');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const holder = (): unknown => (JSON.parse(readFileSync(path, 'utf8')) as { pid: unknown }).pid;

  it('is held until it is released', () => {
    const lock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(`in use by process ${process.pid}`);
    lock.release();
    lockDataFolder(folder).release();
    expect(existsSync(path)).toBe(false);
  });

  it('is taken over from a process that is gone', async () => {
    await writeFile(path, JSON.stringify({ pid: 2 ** 22 + 1, started: 'then', id: 'a' }));
    lockDataFolder(folder);
    expect(holder()).toBe(process.pid);
  });

  it('is taken over when the number now belongs to a later process', async () => {
    await writeFile(path, JSON.stringify({ pid: process.ppid, started: 'before the machine restarted', id: 'a' }));
    lockDataFolder(folder);
    expect(holder()).toBe(process.pid);
  });

  it('is respected when it cannot be told whether the process is the same one', async () => {
    await writeFile(path, JSON.stringify({ pid: process.ppid, started: '', id: 'a' }));
    expect(() => lockDataFolder(folder)).toThrow(`in use by process ${process.ppid}`);
  });

  it('is respected for a running process', async () => {
    await writeFile(path, JSON.stringify({ ...processIdentity(process.ppid), id: 'a' }));
    expect(() => lockDataFolder(folder)).toThrow(`in use by process ${process.ppid}`);
  });

  it('is taken over when its file is empty or not ours', async () => {
    for (const content of ['', '{}', 'nonsense']) {
      await writeFile(path, content);
      const lock = lockDataFolder(folder);
      expect(holder()).toBe(process.pid);
      lock.release();
    }
  });

  it('is not removed by a release that comes after another process took it over', async () => {
    const lock = lockDataFolder(folder);
    await writeFile(path, JSON.stringify({ ...processIdentity(process.ppid), id: 'b' }));
    lock.release();
    expect(holder()).toBe(process.ppid);
  });
});
