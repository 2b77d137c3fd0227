import type { AnalyticsServices, AnalyticsSink } from '@quartermaster/core';
import './visit-counts.ts';

/** Tells the owner's service which page was shown: its path, and neither what was searched for nor who looks. */
export const countVisits = ({ tell }: AnalyticsServices): AnalyticsSink => ({
  track({ name, path }) {
    if (name === 'page') void tell('/vs/example/visits', { path });
  },
});
