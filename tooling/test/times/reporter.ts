import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { runningProcesses, timeOfTree } from './process-tree.ts';

/** One file of tests. Times in seconds: of the processor, and those that passed in its tests. */
export interface FileTime {
  readonly file: string;
  readonly processor: number;
  /** Of these, for loading the file and what no file before it had loaded. */
  readonly loading: number;
  readonly tests: readonly { readonly name: string; readonly seconds: number }[];
}

// Notes the processor time of each file of a run with one worker, whose files come one after the other; PROCESSOR_TIMES names the file that it writes.
// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter from there.
export default class ProcessorTimes implements Reporter {
  #before = 0;
  #loading = 0;

  onTestRunStart(): void {
    this.#next('(set-up)');
  }

  onTestModuleCollected(): void {
    this.#loading = timeOfTree(process.pid, runningProcesses()) - this.#before;
  }

  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()].map((test) => ({ name: test.fullName, seconds: (test.diagnostic()?.duration ?? 0) / 1000 }));
    this.#next(relative(process.cwd(), module.moduleId), tests);
  }

  onTestRunEnd(): void {
    this.#next('(end)');
  }

  #next(file: string, tests: FileTime['tests'] = []): void {
    const now = timeOfTree(process.pid, runningProcesses());
    const line: FileTime = { file, processor: now - this.#before, loading: this.#loading, tests };
    this.#loading = 0;
    appendFileSync(process.env['PROCESSOR_TIMES'] ?? 'processor-times.jsonl', `${JSON.stringify(line)}\n`);
    this.#before = now;
  }
}
