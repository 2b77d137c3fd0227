import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The integrity of a tarball that does not exist. */
export const sampleIntegrity = `sha512-${'A'.repeat(86)}==`;

export interface SamplePackage {
  readonly name?: string;
  readonly number?: number;
  readonly version?: string;
  readonly coreRange?: string;
  /** More of its manifest. */
  readonly quartermaster?: object;
  /** Beside the entry, by path in the package. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Writes the unpacked package of a store into a new folder. */
export function samplePackage({ name = 'HARBOR', number = 11, version = '1.0.0', coreRange = '^0.1.0', quartermaster: more = {}, files = {} }: SamplePackage = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'quartermaster-package-'));
  const quartermaster = { name, number, coreRange, entry: 'dist/store.js', ...more };
  const all = {
    'package.json': JSON.stringify({ name: `store-${name.toLowerCase()}`, version, quartermaster }),
    'dist/store.js': `export default ${JSON.stringify({ name, version })};\n`,
    ...files,
  };
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
