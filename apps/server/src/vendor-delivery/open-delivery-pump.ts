import { startPump, type Pump, type PumpLog } from '../outbox/index.ts';
import { deliverWaiting, type DeliveryTools } from './deliver-waiting.ts';
import { writeNotices, type NoticeTools } from './notices/write-notices.ts';

export interface DeliveryPumpOptions extends Omit<DeliveryTools, 'random'>, Pick<NoticeTools, 'webOrigin'> {
  readonly log: DeliveryTools['log'] & PumpLog;
}

/**
 * Hands purchase orders to their vendors as long as the process runs. While some wait for their PDFs, others are written, and what was tried before is
 * looked at: one alone would leave thread and database idle by turns. What one has claimed no other has.
 */
export function openDeliveryPump(options: DeliveryPumpOptions): Pump {
  const tools = { ...options, random: Math.random };
  const pumps = [
    startPump({
      name: 'vendor deliveries',
      log: options.log,
      async step() {
        const steps = [await deliverWaiting(tools), await writeNotices(tools)];
        return steps.includes('more') ? 'more' : 'done';
      },
    }),
    startPump({ name: 'vendor deliveries, beside', log: options.log, step: () => deliverWaiting(tools) }),
    startPump({ name: 'vendor deliveries, tried before', log: options.log, step: () => deliverWaiting(tools, 'tried') }),
  ];
  return {
    async stop() {
      await Promise.all(pumps.map((pump) => pump.stop()));
    },
  };
}
