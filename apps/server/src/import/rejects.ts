import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { once } from 'node:events';
import type { RowProblem } from './record.ts';

/** Writes the rows that were not imported, one JSON object per line; the file exists only when there are any. */
export class Rejects {
  readonly path: string;
  #stream: ReturnType<typeof createWriteStream> | undefined;
  count = 0;

  private constructor(path: string) {
    this.path = path;
  }

  /** The file of an earlier run is removed: it would be taken for the result of this one. */
  static async open(path: string): Promise<Rejects> {
    await rm(path, { force: true });
    return new Rejects(path);
  }

  async write(line: number, problems: readonly RowProblem[]): Promise<void> {
    this.count += 1;
    this.#stream ??= createWriteStream(this.path);
    const text = problems.map(({ field, reason, line: at = line }) => `${JSON.stringify({ line: at, field, reason })}\n`).join('');
    if (!this.#stream.write(text)) await once(this.#stream, 'drain');
  }

  async close(): Promise<void> {
    if (this.#stream === undefined) return;
    this.#stream.end();
    await once(this.#stream, 'close');
  }
}
