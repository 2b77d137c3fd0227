import { observeStatements, type Pool } from '@quartermaster/database';
import { Gauge, Histogram } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** Measures the pool and the round trips of its connections: each statement, those that begin and end transactions included. */
export function observePool(pool: Pool, { own }: Metrics): void {
  const registers = [own];
  void new Gauge({
    name: 'quartermaster_database_connections',
    help: 'Connections to the database for calls, by what they do; waiting: calls that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const statements = new Histogram({
    name: 'quartermaster_database_statement_duration_seconds',
    help: 'Statements of calls, by how long the database took to answer.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5, 10],
    registers,
  });
  observeStatements(pool, () => {
    const end = statements.startTimer();
    return () => void end();
  });
}
