import { SingleBar } from 'cli-progress';
import type { FinishingWork } from './finish.ts';
import type { ImportCounts } from './import-catalog.ts';
import { rowsText, stillText, workText } from './progress-text.ts';

export interface Progress {
  /** @param share how much of the file has been read, from 0 to 1; null when it is unknown */
  showRows(counts: ImportCounts, share: number | null): void;
  showWork(work: FinishingWork): void;
  stop(): void;
}

/** Milliseconds between two lines where there is no terminal. */
const between = 5_000;

/** A bar on a terminal; elsewhere (a log, a pipe) a line every few seconds, also while one part of the work takes long. */
export function openProgress(output: NodeJS.WriteStream, now: () => number = Date.now): Progress {
  return output.isTTY ? bar(output, now) : plainLines(output, now);
}

function bar(output: NodeJS.WriteStream, now: () => number): Progress {
  const single = new SingleBar({ format: '  {bar} {percentage}%  {text}  {duration_formatted}', stream: output, hideCursor: true, barsize: 30 });
  single.start(1000, 0, { text: '0 rows' });
  const begun = now();
  let last = 0;
  return {
    showRows(counts, share) {
      last = share === null ? last : Math.max(last, Math.min(1000, Math.round(share * 1000)));
      single.update(last, { text: rowsText(counts, share, (now() - begun) / 1000) });
    },
    showWork: (work) => single.update(1000, { text: workText(work) }),
    stop: () => single.stop(),
  };
}

function plainLines(output: NodeJS.WriteStream, now: () => number): Progress {
  const begun = now();
  let due = begun + between;
  let latest = '';
  let since = begun;
  let said = '';
  const hear = (text: string): void => {
    if (text !== latest) since = now();
    latest = text;
    say();
  };
  const say = (): void => {
    if (latest === '' || now() < due) return;
    due = now() + between;
    // A line that is there already says how long it takes: the same one again would look like work that hangs.
    output.write(`  ${latest === said ? stillText(latest, (now() - since) / 1000) : latest}\n`);
    said = latest;
  };
  // One statement may take longer than the time between two lines.
  const timer = setInterval(say, between).unref();
  return {
    showRows: (counts, share) => hear(rowsText(counts, share, (now() - begun) / 1000)),
    showWork: (work) => hear(workText(work)),
    stop: () => clearInterval(timer),
  };
}
