import { open, rm, type FileHandle } from 'node:fs/promises';
import { ImportFileError } from './read-csv.ts';
import type { RowProblem } from './record.ts';

/** Writes the rows that were not imported, one JSON object per line; the file exists only when there are any. */
export class Rejects {
  readonly path: string;
  #file: FileHandle | undefined;
  count = 0;

  private constructor(path: string) {
    this.path = path;
  }

  /** The file of an earlier run is removed: it would be taken for the result of this one. */
  static async open(path: string): Promise<Rejects> {
    await rm(path, { force: true });
    return new Rejects(path);
  }

  /** @throws ImportFileError where the file cannot be written: an import whose mistakes cannot be read is broken off */
  async write(line: number, problems: readonly RowProblem[]): Promise<void> {
    this.count += 1;
    const text = problems.map(({ field, reason, line: at = line }) => `${JSON.stringify({ line: at, field, reason })}\n`).join('');
    try {
      this.#file ??= await open(this.path, 'w');
      await this.#file.appendFile(text);
    } catch (error) {
      throw new ImportFileError(`Rejected rows cannot be written to ${this.path}: ${error instanceof Error ? error.message : String(error)}. Make room, or name another file with --rejects, then run the import again: it goes on.`);
    }
  }

  async close(): Promise<void> {
    await this.#file?.close();
  }
}
