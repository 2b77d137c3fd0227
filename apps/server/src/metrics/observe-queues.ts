import { within, type Pool } from '@quartermaster/database';
import { Gauge } from 'prom-client';
import type { Clock } from '../runtime/index.ts';
import type { Metrics } from './metrics.ts';
import { readQueues, type QueueFigures } from './queues.ts';

/** Milliseconds after which the database counts as away: less than Prometheus waits for all figures. */
const patience = 3000;

/** Reads the queues when the figures are asked for. Where the database does not answer, they have no figures rather than those of before. */
export function observeQueues(database: Pool, clock: Clock, metrics: Metrics): void {
  const registers = [metrics.shared];
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['queue'], registers, aggregator: 'max' });
  const waiting = gauge('quartermaster_queue_waiting', 'Entries that wait in a queue.');
  const oldest = gauge('quartermaster_queue_oldest_seconds', 'Time for which the oldest entry has waited in a queue.');
  const dead = gauge('quartermaster_queue_dead', 'Entries of a queue that are not tried again by themselves.');
  const isUp = new Gauge({ name: 'quartermaster_database_up', help: '1: the database has answered; 0: it has not, and there are no figures of queues.', registers, aggregator: 'min' });
  const show = ({ queue, ...figures }: QueueFigures): void => {
    waiting.set({ queue }, figures.waiting);
    if (figures.oldest !== null) oldest.set({ queue }, figures.oldest);
    if (figures.dead !== null) dead.set({ queue }, figures.dead);
  };
  metrics.beforeReading(async () => {
    const queues = await within(patience, readQueues(database, clock.now())).catch(() => null);
    for (const each of [waiting, oldest, dead]) each.reset();
    for (const each of queues ?? []) show(each);
    isUp.set(queues === null ? 0 : 1);
  });
}
