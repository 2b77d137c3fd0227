import { ownOrigin, type AnalyticsProvider } from '@quartermaster/core';

/**
 * The analytics of this store. Visitors are asked once in each browser, read `name` and `purpose` before they answer, and
 * change their answer at "Privacy choices". Before they agree, `load` is not called, so that nothing of it is loaded or sent.
 * The deployment has to allow where it sends, too: `ANALYTICS_ORIGINS=EXAMPLE=self`.
 */
export const visitAnalytics: AnalyticsProvider = {
  name: 'Page visits of EXAMPLE',
  purpose: 'To see which courses and which pages are looked for.',
  origins: [ownOrigin],
  load: async (own) => ({ default: (await import('./count-visits.ts')).countVisits(own) }),
};
