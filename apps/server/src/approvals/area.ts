import { orderApprovals } from '@quartermaster/deployment';
import { byDefault, defineArea, provide } from '../area/index.ts';
import { cartLines } from '../cart/index.ts';
import { approvalGate, checkoutStrategies } from '../checkout/index.ts';
import { randomness, webOrigin } from '../runtime/index.ts';
import { approvalServices } from './approval-services.ts';
import { passTime } from './clock.ts';
import { gateOf } from './gate/entry-page.ts';
import { defaultApprovals } from './rules/default-rules.ts';
import { approvalSettings } from './settings.ts';

export const approvalsArea = defineArea({
  name: 'approvals',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['login', 'cart', 'checkout', 'orderhistory', 'purchase-orders', 'requisitions'] },
  settings: Object.values(approvalSettings),
  points: [byDefault(orderApprovals, { open: () => defaultApprovals })],
  provides: [provide(approvalGate, { needs: { rules: orderApprovals, answerDays: approvalSettings.answerDays }, open: ({ rules, answerDays }) => gateOf(rules, answerDays) })],
  needs: { webOrigin, randomness, strategies: checkoutStrategies, rules: orderApprovals, cartLines, ...approvalSettings },
  services: ({ strategies, rules, webOrigin: origin, cartLines: most, answerDays, reminderDays, keptDays }) => approvalServices({ strategies, rules, webOrigin: origin, cartLines: most, times: { answerDays, reminderDays, keptDays } }),
  cleanUp: [(pool, now, { webOrigin: origin, randomness: random, answerDays, reminderDays, keptDays }) => passTime(pool, now, { webOrigin: origin, randomness: random, times: { answerDays, reminderDays, keptDays } })],
});
