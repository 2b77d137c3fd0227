import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppliedMigration } from '@quartermaster/database';
import { StartError } from '../start/error.ts';

/** What a backup says of itself: its first file. */
export interface Manifest {
  readonly kind: typeof kind;
  readonly format: typeof format;
  /** ISO 8601. */
  readonly madeAt: string;
  /** The version of the marketplace that made it. */
  readonly version: string;
  /** The first line of `PG_VERSION`: other versions of the database do not open its files. */
  readonly postgresql: string;
  /** What has run in the database. */
  readonly migrations: readonly AppliedMigration[];
  readonly orders: number;
  /** The secrets of its data folder, each with a fingerprint that opens nothing. */
  readonly secrets: Readonly<Record<string, string>>;
  /** All files but this one. */
  readonly files: number;
  readonly bytes: number;
}

const kind = 'quartermaster-backup';
const format = 1;
export const manifestName = 'manifest.json';

export const manifestOf = (facts: Omit<Manifest, 'kind' | 'format'>): Manifest => ({ kind, format, ...facts });

/** @throws StartError where it is none that this version reads */
export function readManifest(text: string, file: string): Manifest {
  const read = parsed(text);
  if (read === null || read.kind !== kind) throw notABackup(file);
  if (read.format !== format) throw new StartError(`${file} was made by version ${String(read.version)} in a format that this one does not read; restore it with that version or a newer one.`);
  return read as Manifest;
}

export const notABackup = (file: string): StartError => new StartError(`${file} is no backup of this marketplace; name a file that "npm run backup -- FILE" has made.`);

function parsed(text: string): Partial<Record<keyof Manifest, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** The version of this repository. */
export const versionOf = (root: string): string => (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
