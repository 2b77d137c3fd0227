import { readFileSync } from 'node:fs';
import type { Pool } from '@quartermaster/database';

/**
 * A meter of the milliseconds of processor time that this program and its database connections have used: what other programs do
 * meanwhile does not count. Linux says it of the database; elsewhere only this program counts.
 */
export async function cpuMeter(pools: readonly Pool[]): Promise<() => number> {
  // All connections are opened first: one that came later would not count.
  const answers = await Promise.all(
    pools.flatMap((pool) => Array.from({ length: pool.options.max }, () => pool.query<{ pid: number }>('select pg_backend_pid() as pid from pg_sleep(0.05)'))),
  );
  const pids = [...new Set(answers.flatMap(({ rows }) => rows.map(({ pid }) => pid)))];
  const ofDatabase = (): number => pids.reduce((sum, pid) => sum + nanosecondsOf(pid), 0) / 1e6;
  return () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000 + ofDatabase();
  };
}

function nanosecondsOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
}
