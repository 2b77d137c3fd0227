import type { AnalyticsSink } from './analytics-event.ts';

/**
 * Analytics of others that a store brings. Nothing of it is loaded, and nothing told to it, before the visitor has agreed to it in this
 * browser, and where the deployment does not let the store reach all of its origins.
 */
export interface AnalyticsProvider {
  /** Who gets the events, as visitors read it: `Digital Analytics Program`. They are asked again when it changes. */
  readonly name: string;
  /** What the events are for, a sentence that visitors read before they decide. */
  readonly purpose: string;
  /** Where the events go: origins such as `https://analytics.example.gov`. Empty: they stay at the marketplace. */
  readonly origins: readonly string[];
  /** Loads what takes the events; called once, after the visitor has agreed. Where it fails, nothing is told. */
  load(): Promise<{ readonly default: AnalyticsSink }>;
}
