import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { figuresOf, type EndedRun } from './figures.ts';

/** How often a run that takes its time says how far it is, in milliseconds. */
const pause = 10_000;

/** Says at once what has failed, now and then how far the run is, and at its end what it comes to. */
export default class Progress implements Reporter {
  readonly #started = performance.now();
  readonly #ended: EndedRun[] = [];
  #expected = 0;
  #said = performance.now();

  onTestModuleCollected(module: TestModule): void {
    this.#expected += [...module.children.allTests()].filter((test) => test.meta().run !== undefined).length;
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    const hasPassed = state === 'passed';
    const { run } = test.meta();
    if (run !== undefined) this.#ended.push({ ...run, hasPassed });
    if (!hasPassed) console.log(`FAILED  ${test.fullName}\n${errors.map(({ message, diff }) => `  ${diff ?? message}`).join('\n')}`);
    if (performance.now() - this.#said < pause) return;
    this.#said = performance.now();
    console.log(`${this.#ended.length} of ${this.#expected}, ${this.#ended.filter((one) => !one.hasPassed).length} failed, ${this.#seconds()} s`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const { message } of [...unhandled, ...modules.flatMap((module) => module.errors())]) console.log(`FAILED  ${message}`);
    const failed = this.#ended.filter(({ hasPassed }) => !hasPassed);
    if (failed.length > 0) console.log(['Failed:', ...failed.map(({ story, store, theme }) => `  ${[story, store, theme].filter(Boolean).join(' · ')}`)].join('\n'));
    console.log(`${figuresOf(this.#ended)}, ${this.#seconds()} s`);
  }

  #seconds(): string {
    return ((performance.now() - this.#started) / 1000).toFixed(0);
  }
}
