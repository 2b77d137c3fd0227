import type { RequestOf, ServicePath } from '@quartermaster/contracts';
import type { AnalyticsSink } from './analytics-event.ts';

/** In place of an origin: the marketplace that the page is from, with the services of the store below `/vs/`. */
export const ownOrigin = 'self';

/** How a sink tells its own origin. */
export interface AnalyticsServices {
  /** Sends to a service in the background, for no page: without a spinner, and without a word where it fails. */
  tell<Path extends ServicePath>(path: Path, sent: RequestOf<Path>): Promise<void>;
}

/**
 * Analytics that a store brings. Nothing of it is loaded, and nothing told to it, before the visitor has agreed to it in this
 * browser, and where the deployment does not let the store reach all of its origins.
 */
export interface AnalyticsProvider {
  /** Who gets the events, as visitors read it: `Digital Analytics Program`. They are asked again when it changes. */
  readonly name: string;
  /** What the events are for, a sentence that visitors read before they decide. */
  readonly purpose: string;
  /** Where the events go: origins such as `https://analytics.example.gov`, or {@link ownOrigin}. Empty: they stay in the browser. */
  readonly origins: readonly string[];
  /** Loads what takes the events; called once, after the visitor has agreed. Where it fails, nothing is told. */
  load(own: AnalyticsServices): Promise<{ readonly default: AnalyticsSink }>;
}
