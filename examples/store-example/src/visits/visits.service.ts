import { storeService } from '@quartermaster/core';
import './visit-counts.ts';

/** Counts one page that was shown. The owner's own service keeps the numbers (service/visits.mjs). */
export const visits = storeService({
  path: '/vs/example/visits',
  method: 'POST',
  responses: { Counted: { examples: () => import('./counted.examples.ts') } },
});
