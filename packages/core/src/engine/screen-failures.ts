import type { DependencyContainer } from '../capabilities/injection.ts';
import { ErrorReports } from '../errors/error-reports.ts';
import { errorTexts } from '../errors/error-texts.ts';
import { errorLoggerPoint } from '../extension/behaviour-points.ts';
import { ScreenContents } from '../navigation/screen-contents.ts';
import { CurrentStore } from '../store/current-store.ts';
import type { ScreenFailure } from './storefront.ts';

/** Screens that failed while they rendered: reported, logged, and replaced by the error screen. */
export class ScreenFailures {
  readonly #container: DependencyContainer;

  constructor(container: DependencyContainer) {
    this.#container = container;
  }

  async report(screenName: string, cause: unknown): Promise<ScreenFailure> {
    const detail = `${screenName}: ${cause instanceof Error ? cause.message : String(cause)}`;
    const report = this.#container.resolve(ErrorReports).make(errorTexts.unexpected, { detail });
    this.#container.resolve(CurrentStore).runtime.get()?.required(errorLoggerPoint).log(report, cause);
    const content = await this.#container.resolve(ScreenContents).display('/error/unexpected', { report }).catch(() => null);
    return { report, Screen: content?.Component ?? null };
  }
}
