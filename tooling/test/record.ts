/** How a suite went, as its task says it: turbo keeps what a task says, and says it again where no input has changed. */
export interface SuiteRecord {
  /** The run of `npm test` in which the suite ran. */
  readonly run: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly passed: number;
  readonly failed: number;
  /** In seconds. */
  readonly took: number;
  readonly overBudget: boolean;
  /** Processor time in seconds, which a busy machine does not change as it changes the time; undefined where the system does not tell it. */
  readonly processor?: number;
  /** An input changed while the suite ran: what it says holds for neither state of the files, and is not kept. */
  readonly inputsChanged: boolean;
  /** The text that a person needs to read; empty when nothing failed. */
  readonly findings: string;
  /** The marks of the specification in its tests that passed, each once: `4.30 packages/core/src/...`. */
  readonly proven: readonly string[];
}

/** The exit code of a suite's task. Turbo keeps what a task printed, and does not run it again, only where this is 0. */
export const exitCodeOf = ({ failed, inputsChanged }: Pick<SuiteRecord, 'failed' | 'inputsChanged'>): 0 | 1 => (failed > 0 || inputsChanged ? 1 : 0);

const mark = 'suite-record ';

/** The line of a record. */
export const recordLine = (record: SuiteRecord): string => mark + JSON.stringify(record);

/** The record among the lines that turbo and npm print around it. Undefined: there is none, or none that can be read. */
export function readRecord(output: string): SuiteRecord | undefined {
  const line = output.split('\n').findLast((each) => each.startsWith(mark));
  if (line === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(line.slice(mark.length));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is SuiteRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { run, at, passed, failed, took, processor = 0, overBudget, inputsChanged, findings, proven } = value as Readonly<Record<string, unknown>>;
  return Array.isArray(proven) && proven.every((each) => typeof each === 'string') && typeof run === 'string' && typeof findings === 'string' && [overBudget, inputsChanged].every((each) => typeof each === 'boolean') && [at, passed, failed, took, processor].every((each) => typeof each === 'number' && each >= 0);
}
