import { ownOrigin, type AnalyticsProvider } from '@quartermaster/core';

/** The engine's own analytics: the marketplace counts which page follows which, where its operator wants that of a store (decision 0346). */
export const pageSteps: AnalyticsProvider = {
  name: 'Page steps',
  purpose: 'To see where people turn back or meet an error.',
  origins: [ownOrigin],
  load: async (own) => ({ default: (await import('./count-page-steps.ts')).countPageSteps(own) }),
};
