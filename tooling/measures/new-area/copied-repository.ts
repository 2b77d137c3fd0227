import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** The folders that an area is made of and checked with; `dist` spares the compiler the parts that have not changed. */
const ofAnArea = [
  'packages/contracts', 'packages/contracts-desk', 'packages/core', 'packages/ui', 'packages/screens', 'packages/database', 'packages/tls', 'packages/metrics', 'packages/deployment', 'apps/server',
  'tooling/boundaries', 'tooling/typescript', 'package.json',
];

/** Tests and stories of what is there: nearly half of the text, and the compiler would check each of them anew once the contract has changed. */
const aroundTheProduct = /\.(test|stories)\.tsx?$/;

export interface Ended {
  readonly code: number;
  readonly output: string;
}

/** A copy of the sources, without their tests, that can be changed, checked and run, on the packages that the repository has installed. */
export class CopiedRepository {
  readonly #from: string;
  readonly #copied: readonly string[];
  readonly root = mkdtempSync(join(tmpdir(), 'new-area-'));

  /** @param copied files and folders, each package by itself */
  constructor(from: string, copied: readonly string[] = ofAnArea) {
    this.#from = from;
    this.#copied = copied;
    for (const path of copied) cpSync(join(from, path), join(this.root, path), { recursive: true, preserveTimestamps: true, filter: (source) => basename(source) !== 'node_modules' && !aroundTheProduct.test(source) });
    const modules = join(this.root, 'node_modules');
    mkdirSync(join(modules, '@quartermaster'), { recursive: true });
    for (const name of readdirSync(join(from, 'node_modules'))) {
      if (!name.startsWith('.') && name !== '@quartermaster') symlinkSync(join(from, 'node_modules', name), join(modules, name), 'junction');
    }
    for (const path of copied.filter((each) => each.startsWith('packages/'))) symlinkSync(join(this.root, path), join(modules, '@quartermaster', basename(path)), 'junction');
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  /** Files whose text is not that of the repository, and files that the repository does not have. Built files are left out. */
  changed(): readonly string[] {
    const paths = globSync(this.#copied.map((path) => `${path}/**/*.*`), { cwd: this.root, exclude: (name) => ['node_modules', 'dist'].includes(basename(name)) });
    return paths.filter((path) => textOf(join(this.root, path)) !== textOf(join(this.#from, path))).toSorted();
  }

  /** Runs a program of the copy, or of an installed package. */
  node(...args: readonly string[]): Promise<Ended> {
    return new Promise((resolve) => {
      execFile(process.execPath, [...args], { cwd: this.root, maxBuffer: 10_000_000 }, (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: `${stdout}${stderr}` });
      });
    });
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Null where it is no file. */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
