import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareTrialFolder, trialAuthority, trialFiles } from './trial-folder.ts';

let folder: string;
beforeEach(() => void (folder = join(mkdtempSync(join(tmpdir(), 'trial-reader-')), 'card-reader')));
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const now = new Date('2026-11-21T12:00:00Z');
const later = (days: number): Date => new Date(now.getTime() + days * 86_400_000);
const contents = (): string[] => readdirSync(folder).toSorted().map((name) => readFileSync(join(folder, name), 'utf8'));

it('makes an authority and a server certificate that only their owner can read, once', async () => {
  await prepareTrialFolder(folder, now);
  const before = contents();
  expect(before).toHaveLength(4);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0);
  const server = new X509Certificate(readFileSync(trialFiles(folder).server));
  expect(server.verify(new X509Certificate(trialAuthority(folder).certificate).publicKey)).toBe(true);
  expect(server.checkHost('localhost')).toBe('localhost');
  await prepareTrialFolder(folder, later(300));
  expect(contents()).toEqual(before);
});

it('makes new ones in the month before they end, and when one is missing', async () => {
  await prepareTrialFolder(folder, now);
  const before = contents();
  await prepareTrialFolder(folder, later(340));
  const renewed = contents();
  expect(renewed).not.toEqual(before);
  rmSync(trialFiles(folder).authorityKey);
  await prepareTrialFolder(folder, later(340));
  expect(contents()).toHaveLength(4);
  expect(contents()).not.toEqual(renewed);
});
