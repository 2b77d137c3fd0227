import { orderApprovals } from '@quartermaster/deployment';
import { defineArea, provide } from '../area/index.ts';
import { approvalSettings } from '../approvals/index.ts';
import { cartLines } from '../cart/index.ts';
import { unsentRequisitions } from '../login/index.ts';
import { parkedCartSettings } from '../parkcart/index.ts';
import { randomness, webOrigin } from '../runtime/index.ts';
import { implement, serviceAt } from '../wire/index.ts';
import { restricted } from './access/restricted.ts';
import { beyondServices } from './beyond-services.ts';
import { entryServices } from './entry-services.ts';
import { passTime } from './funds/clock.ts';
import { historyServices } from './history/history-services.ts';
import { orderServices } from './order-services.ts';
import { parkedServices } from './parked-services.ts';
import { countUnsent } from './unsent.ts';

/** Requisitions as buyers type, check, send and follow them (specification, section 2, FEDSTRIP). */
export const fedstripArea = defineArea({
  name: 'fedstrip',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['login', 'checkout', 'requisitions', 'parkcart', 'approvals'] },
  provides: [provide(unsentRequisitions, { open: () => countUnsent })],
  needs: { rules: orderApprovals, webOrigin, randomness, cartLines, ...parkedCartSettings, ...approvalSettings },
  services: ({ rules, webOrigin: origin, answerDays, reminderDays, keptDays, randomness: _random, ...limits }) => [
    // A buyer whom a store refuses may read why they cannot requisition.
    implement(serviceAt('/restricted'), (_request, context) => restricted(context), { staleToken: 'ignore', signOn: 'begun' }),
    ...entryServices, ...beyondServices, ...orderServices({ rules, webOrigin: origin, times: { answerDays, reminderDays, keptDays } }), ...historyServices, ...parkedServices(limits),
  ],
  cleanUp: [(pool, now, { webOrigin: origin, randomness: random, answerDays, reminderDays, keptDays }) => passTime(pool, now, { webOrigin: origin, randomness: random, times: { answerDays, reminderDays, keptDays } })],
});
