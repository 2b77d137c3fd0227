import { within } from '@quartermaster/database';
import { Gauge } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** What waits in one queue. */
export interface WaitingFigures {
  readonly queue: string;
  readonly waiting: number;
  /** Seconds that the oldest has waited, 0 where none waits; null where that is not known. */
  readonly oldest: number | null;
  /** That are not tried again by themselves; null where none can be. */
  readonly dead: number | null;
}

/** Milliseconds after which the database counts as away: less than Prometheus waits for all figures. */
export const patience = 3000;

/** Reads the queues when the figures are asked for. Where the database does not answer, they have no figures rather than those of before. */
export function observeQueues(metrics: Metrics, readQueues: () => Promise<readonly WaitingFigures[]>): void {
  const registers = [metrics.shared];
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['queue'], registers, aggregator: 'max' });
  const waiting = gauge('quartermaster_queue_waiting', 'Entries that wait in a queue.');
  const oldest = gauge('quartermaster_queue_oldest_seconds', 'Time for which the oldest entry has waited in a queue.');
  const dead = gauge('quartermaster_queue_dead', 'Entries of a queue that are not tried again by themselves.');
  const isUp = new Gauge({ name: 'quartermaster_database_up', help: '1: the database has answered; 0: it has not, and there are no figures of queues.', registers, aggregator: 'min' });
  const show = ({ queue, ...figures }: WaitingFigures): void => {
    waiting.set({ queue }, figures.waiting);
    if (figures.oldest !== null) oldest.set({ queue }, figures.oldest);
    if (figures.dead !== null) dead.set({ queue }, figures.dead);
  };
  metrics.beforeReading(async () => {
    const queues = await within(patience, readQueues()).catch(() => null);
    for (const each of [waiting, oldest, dead]) each.reset();
    for (const each of queues ?? []) show(each);
    isUp.set(queues === null ? 0 : 1);
  });
}
