import { SingleBar } from 'cli-progress';
import type { ImportCounts } from './import-catalog.ts';

export interface Progress {
  /** @param share how much of the file has been read, from 0 to 1; null when it is unknown */
  show(counts: ImportCounts, share: number | null): void;
  stop(): void;
}

/** Milliseconds between two lines where there is no terminal. */
const between = 5_000;

const rows = (count: number): string => count.toLocaleString('en-US');

/** A bar on a terminal; elsewhere (a log, a pipe) a line every few seconds. */
export function openProgress(output: NodeJS.WriteStream, now: () => number = Date.now): Progress {
  return output.isTTY ? bar(output) : plainLines(output, now);
}

function bar(output: NodeJS.WriteStream): Progress {
  const single = new SingleBar({ format: '  {bar} {percentage}%  {rows} rows, {rejected} rejected  {duration_formatted}', stream: output, hideCursor: true, barsize: 30 });
  single.start(1000, 0, { rows: '0', rejected: '0' });
  let last = 0;
  return {
    show(counts, share) {
      last = share === null ? last : Math.max(last, Math.min(1000, Math.round(share * 1000)));
      single.update(last, { rows: rows(counts.rows), rejected: rows(counts.rejected) });
    },
    stop: () => single.stop(),
  };
}

function plainLines(output: NodeJS.WriteStream, now: () => number): Progress {
  let due = now() + between;
  return {
    show(counts, share) {
      if (now() < due) return;
      due = now() + between;
      output.write(`  ${rows(counts.rows)} rows${share === null ? '' : ` (${Math.min(100, Math.round(share * 100))} %)`}, ${rows(counts.rejected)} rejected\n`);
    },
    stop() {},
  };
}
