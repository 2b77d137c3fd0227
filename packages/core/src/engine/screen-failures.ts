import type { DependencyContainer } from '../capabilities/index.ts';
import { errorTexts, type ErrorReport } from '../errors/index.ts';
import { ErrorReports } from '../wire/index.ts';
import { ScreenContents } from '../navigation/index.ts';
import { CurrentStore } from '../store/index.ts';
import type { ScreenFailure } from './storefront.ts';

/** Failures of rendering: reported and logged. A screen is replaced by the error screen; a store is switched off. */
export class ScreenFailures {
  readonly #container: DependencyContainer;

  constructor(container: DependencyContainer) {
    this.#container = container;
  }

  async report(screenName: string, cause: unknown): Promise<ScreenFailure> {
    const report = this.#log(screenName, cause);
    const content = await this.#container.resolve(ScreenContents).display('/error/unexpected', { report }).catch(() => null);
    return { report, Screen: content?.Component ?? null };
  }

  /** The store cannot go on: nothing of it is shown any more. */
  reportStore(cause: unknown): void {
    this.#log('the store', cause);
    this.#container.resolve(CurrentStore).switchOff(cause);
  }

  #log(where: string, cause: unknown): ErrorReport {
    const detail = `${where}: ${cause instanceof Error ? cause.message : String(cause)}`;
    const report = this.#container.resolve(ErrorReports).make(errorTexts.unexpected, { detail });
    this.#container.resolve(CurrentStore).log(report, cause);
    return report;
  }
}
