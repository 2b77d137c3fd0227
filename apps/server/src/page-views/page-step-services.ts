import { implement, respond, serviceAt, type Implementation } from '../wire/index.ts';
import type { PageSteps } from './page-steps.ts';

/** Counts what browsers tell of visitors who agreed. Its sender may lie: it is read by people, and nothing follows from it. */
export const pageStepServices = (steps: Pick<PageSteps, 'seen'>): readonly Implementation[] => [
  implement(
    serviceAt('/main/page_steps'),
    async (sent, { store }) => {
      steps.seen(store.name, sent.steps);
      return respond('Noted', {});
    },
    { staleToken: 'ignore', signOn: 'unasked' },
  ),
];
