import { Metrics, textOf } from '@quartermaster/metrics';
import { Counter, Gauge } from 'prom-client';
import { expect, it } from 'vitest';
import type { Channel } from '../processes/index.ts';
import { answerForReports, ProcessReports } from './process-reports.ts';

/** Two ends of one way, on which messages go as JSON. */
function channelPair(): readonly [Channel, Channel] {
  const heard: [((message: unknown) => void)[], ((message: unknown) => void)[]] = [[], []];
  const end = (own: 0 | 1): Channel => ({
    send: (message) => heard[own === 0 ? 1 : 0].forEach((hear) => hear(JSON.parse(JSON.stringify(message)))),
    onMessage: (hear) => void heard[own].push(hear),
  });
  return [end(0), end(1)];
}

const goesOn = new Promise<never>(() => {});

/** A process that has placed so many orders, and knows of three that wait. */
function serverProcess(reports: ProcessReports, pid: number, orders: number, ended: Promise<unknown> = goesOn): void {
  const [supervisor, server] = channelPair();
  const metrics = new Metrics(pid);
  new Counter({ name: 'orders_total', help: 'Orders.', registers: [metrics.own] }).inc(orders);
  new Gauge({ name: 'waiting', help: 'Waiting.', registers: [metrics.shared], aggregator: 'max' }).set(3);
  answerForReports(server, metrics);
  reports.add(supervisor, ended);
}

it('each process has figures of its own, and what they share is there once', async () => {
  const reports = new ProcessReports();
  serverProcess(reports, 11, 2);
  serverProcess(reports, 12, 5);
  const text = await textOf(await reports.read());
  expect(text).toContain('orders_total{pid="11"} 2\n');
  expect(text).toContain('orders_total{pid="12"} 5\n');
  expect(text.match(/^process_start_time_seconds\{/gm)).toHaveLength(2);
  expect(text.match(/^waiting.*$/gm)).toEqual(['waiting 3']);
  expect(text).not.toMatch(/ (?:NaN|null|undefined)$/m);
});

it('a process that has ended is not asked any more, and one that cannot be reached is left out', async () => {
  const reports = new ProcessReports();
  const ended = Promise.resolve('exit code 0');
  serverProcess(reports, 11, 2, ended);
  serverProcess(reports, 12, 5);
  reports.add({ send() { throw new Error('gone'); }, onMessage() {} }, goesOn);
  await ended;
  expect((await reports.read()).length).toBe(1);
  expect(await textOf(await reports.read())).toContain('orders_total{pid="12"} 5\n');
});

it('a process that does not answer is waited for no longer than told', async () => {
  const reports = new ProcessReports(10);
  reports.add({ send() {}, onMessage() {} }, goesOn);
  expect(await reports.read()).toEqual([]);
});
