import { storeService } from '@quartermaster/core';
import './courses.ts';

/** The courses of a topic. The owner's own service answers it (service/main.mjs). */
export const training = storeService({
  path: '/vs/example/training',
  method: 'GET',
  responses: {
    Success: { examples: () => import('./courses.examples.ts') },
    NoCourses: { examples: () => import('./no-courses.examples.ts') },
  },
});
