import { useMemo } from 'react';
import type { AnalyticsProvider } from '../extension/index.ts';
import { Analytics, type ConsentState } from '../navigation/index.ts';
import { useSignal, useStorefront } from './storefront-context.ts';

export interface AnalyticsConsent {
  readonly state: ConsentState;
  /** Who gets events of visitors who agree. */
  readonly providers: readonly AnalyticsProvider[];
  /** Keeps the answer in this browser, for these providers. */
  answer(agrees: boolean): void;
}

/** Whether this browser's user has agreed to the store's analytics, and how they answer. */
export function useAnalyticsConsent(): AnalyticsConsent {
  const storefront = useStorefront();
  const analytics = useMemo(() => storefront.inject(Analytics), [storefront]);
  const state = useSignal(analytics.state);
  return useMemo(() => ({ state, providers: analytics.providers, answer: (agrees) => analytics.answer(agrees) }), [analytics, state]);
}
