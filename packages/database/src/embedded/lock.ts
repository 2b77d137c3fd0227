import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmdirSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from './error.ts';
import { processIdentity } from './process-identity.ts';
import type { ProcessIdentity } from './process-identity.ts';

/** A held data folder. */
export interface DataLock {
  release(): void;
}

/**
 * Takes a data folder for this process. The engine itself does not: two processes in one folder lose rows silently.
 * A lock whose process is gone (killed, machine restarted) is taken over.
 *
 * @throws EmbeddedDatabaseError `DATA_IN_USE`, naming the process that has it
 */
export function lockDataFolder(dataDir: string): DataLock {
  const path = join(dataDir, 'lock');
  const self = processIdentity(process.pid) ?? { pid: process.pid, started: '' };
  const own = { ...self, id: randomUUID() };
  // Written aside and linked: a lock file is never seen half written, and only one process can make it.
  const draft = join(dataDir, `lock.${own.id}`);
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 });
  try {
    if (!tryLink(draft, path)) {
      withTakeover(dataDir, () => {
        const holder = readLock(path);
        if (holder !== undefined && isHeld(holder)) throw inUse(dataDir, holder);
        removeIfThere(path);
        if (!tryLink(draft, path)) throw inUse(dataDir, readLock(path));
      });
    }
  } finally {
    removeIfThere(draft);
  }
  return {
    release() {
      if (readLock(path)?.id === own.id) removeIfThere(path);
    },
  };
}

interface LockFile extends ProcessIdentity {
  readonly id: string;
}

function readLock(path: string): LockFile | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value !== 'object' || value === null) return undefined;
    const { pid, started, id } = value as Partial<Record<keyof LockFile, unknown>>;
    return typeof pid === 'number' && typeof started === 'string' && typeof id === 'string' ? { pid, started, id } : undefined;
  } catch {
    return undefined;
  }
}

function isHeld(holder: ProcessIdentity): boolean {
  const running = processIdentity(holder.pid);
  if (running === undefined) return false;
  // When a start time is not known on either side, the number alone decides: rather refuse than lose rows.
  return running.started === '' || holder.started === '' || running.started === holder.started;
}

function inUse(dataDir: string, holder: ProcessIdentity | undefined): EmbeddedDatabaseError {
  const who = holder === undefined ? 'another process' : `process ${holder.pid}`;
  return new EmbeddedDatabaseError(
    'DATA_IN_USE',
    `The data folder ${dataDir} is in use by ${who}; stop it, or choose another folder.`,
  );
}

/** Lets one process at a time judge an old lock; without it, two could remove each other's new one. */
function withTakeover(dataDir: string, judge: () => void): void {
  const guard = join(dataDir, 'lock.takeover');
  try {
    mkdirSync(guard);
  } catch {
    // Judging takes milliseconds; a guard that is a minute old was left behind by a killed process.
    if (Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? 0) < 60_000) throw inUse(dataDir, undefined);
    rmdirSync(guard);
    mkdirSync(guard);
  }
  try {
    judge();
  } finally {
    rmdirSync(guard);
  }
}

function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function removeIfThere(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
