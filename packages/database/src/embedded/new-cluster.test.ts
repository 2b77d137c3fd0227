import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCluster } from './new-cluster.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qm-cluster-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('gives up what takes too long, and leaves nothing of it', async () => {
  await expect(makeCluster(join(folder, 'cluster'), 1)).rejects.toThrow('it was not made within 0.001 s');
  expect(readdirSync(folder)).toEqual([]);
});

it.runIf(process.platform === 'linux')('gives the reason for which the files could not be made', async () => {
  await expect(makeCluster('/proc/cluster', 300_000)).rejects.toThrow(/^Error: ENOENT: no such file or directory, mkdir '\/proc\/new-cluster-/);
});
