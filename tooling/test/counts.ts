import type { Report } from './suites.ts';

/** The counts of a suite. A suite that ran nothing has failed: a mistake in its name must not look like success. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The facts that are known when a suite's program has ended. */
export interface Ending {
  readonly exitCode: number;
  readonly stdout: string;
  /** The contents of the report file; empty when there is none. */
  readonly report: string;
}

/**
 * Reads what a suite counted. A report that cannot be read, or contradicts the exit code, counts as one failure.
 * Tests that were skipped are failures: no test of this repository is skipped.
 */
export function readCounts(kind: Report, ending: Ending): Counts {
  const counts = readReport(kind, ending);
  const { passed, failed } = counts ?? { passed: 0, failed: 1 };
  if (failed === 0 && (ending.exitCode !== 0 || passed === 0)) return { passed, failed: 1 };
  return { passed, failed };
}

function readReport(kind: Report, ending: Ending): Counts | undefined {
  switch (kind) {
    case 'exit code':
      return { passed: ending.exitCode === 0 ? 1 : 0, failed: ending.exitCode === 0 ? 0 : 1 };
    case 'counts':
      return fields(ending.stdout, (value) => ({ passed: whole(value['passed']), failed: whole(value['failed']) }));
    case 'oxlint':
      return fields(ending.stdout, readOxlint);
    case 'vitest':
      return fields(ending.report, readVitest);
    case 'playwright':
      return fields(ending.report, readPlaywright);
  }
}

function readOxlint(value: Readonly<Record<string, unknown>>): Counts {
  const found = Array.isArray(value['diagnostics']) ? value['diagnostics'] : [{}];
  const files = new Set(found.map((each: unknown) => (typeof each === 'object' && each !== null && 'filename' in each ? each.filename : undefined)));
  return { passed: whole(value['number_of_files']) - files.size, failed: files.size };
}

function readVitest(value: Readonly<Record<string, unknown>>): Counts {
  const broken = whole(value['numFailedTests']) + whole(value['numPendingTests']) + whole(value['numTodoTests']);
  // A file that cannot be loaded has no tests to fail.
  return { passed: whole(value['numPassedTests']), failed: broken === 0 && value['success'] !== true ? 1 : broken };
}

function readPlaywright(value: Readonly<Record<string, unknown>>): Counts {
  const stats = (typeof value['stats'] === 'object' && value['stats'] !== null ? value['stats'] : {}) as Readonly<Record<string, unknown>>;
  const errors = Array.isArray(value['errors']) ? value['errors'].length : 0;
  // Flaky: it failed at first. A journey that works the second time has failed once in front of a buyer.
  return { passed: whole(stats['expected']), failed: whole(stats['unexpected']) + whole(stats['flaky']) + whole(stats['skipped']) + errors };
}

function fields(text: string, read: (value: Readonly<Record<string, unknown>>) => Counts): Counts | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? read(value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}

/** A number, or one failure where none was reported. */
function whole(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) throw new TypeError('not a count');
  return value;
}
