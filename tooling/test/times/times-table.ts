import type { FileTime } from './reporter.ts';

/** The files of a list. */
const most = 40;

/** The dearest files of a run, from the lines that the reporter wrote: seconds of the processor, of these for loading, tests, file. */
export function timesTable(lines: string): string {
  const all = lines.trim().split('\n').map((line) => JSON.parse(line) as FileTime);
  const dearest = all.toSorted((one, other) => other.processor - one.processor).slice(0, most);
  const rows = dearest.map(({ file, processor, loading, tests }) => [processor.toFixed(1), loading.toFixed(1), String(tests.length), file]);
  const total = all.reduce((sum, { processor }) => sum + processor, 0);
  const text = [['seconds', 'loading', 'tests', 'file'], ...rows].map(([seconds = '', loading = '', tests = '', file = '']) => `${seconds.padStart(7)}  ${loading.padStart(7)}  ${tests.padStart(5)}  ${file}`);
  return `${[...text, `${total.toFixed(1).padStart(7)}  all ${all.length} lines`].join('\n')}\n`;
}
