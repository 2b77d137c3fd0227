import type { FullResult, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

/** Fails a run in which a test passed without asking for anything: such a test proves nothing. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter from there.
export default class Assertions implements Reporter {
  readonly #asserted = new Set<string>();
  readonly #silent: string[] = [];

  onStepBegin(test: TestCase, _result: TestResult, step: TestStep): void {
    if (step.category === 'expect') this.#asserted.add(test.id);
  }

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status === 'passed' && !this.#asserted.has(test.id)) this.#silent.push(test.titlePath().filter(Boolean).join(' > '));
  }

  onEnd(): Promise<{ status?: FullResult['status'] }> {
    for (const title of this.#silent) console.error(`${title}: passed without an assertion. Write what it expects with expect(...).`);
    return Promise.resolve(this.#silent.length > 0 ? { status: 'failed' } : {});
  }

  printsToStdio(): boolean {
    return false;
  }
}
