import { useAnalyticsConsent } from '@quartermaster/core';
import { latePart } from '@quartermaster/ui';

// Most stores have no analytics, and most visitors have answered.
const ConsentBanner = latePart(async () => (await import('./ConsentBanner.tsx')).ConsentBanner);

/** Asks once whether the store's analytics may be told what this visitor looks at. The server never asks, so that nothing is asked where no script runs. */
export function ConsentQuestion() {
  const consent = useAnalyticsConsent();
  return consent.state === 'unasked' ? <ConsentBanner consent={consent} /> : null;
}
