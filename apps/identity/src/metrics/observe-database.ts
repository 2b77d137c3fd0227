import { within, type Pool } from '@quartermaster/database';
import { observePool, observeQueues, patience, type Metrics } from '@quartermaster/metrics';
import { Gauge } from 'prom-client';
import type { Clock } from '../runtime/index.ts';
import type { SignInLimits } from '../sign-in/index.ts';
import { readAccounts } from './read-accounts.ts';
import { readLimits } from './read-limits.ts';
import { readNotices } from './read-notices.ts';

export interface Observed {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly signInLimits: SignInLimits;
  readonly demoAccounts: boolean;
}

/** What the database knows, read when the figures are asked for: the same in each process. Where it does not answer, there are no figures rather than those of before. */
export function observeDatabase(metrics: Metrics, { pool, clock, signInLimits, demoAccounts }: Observed): void {
  observePool(pool, metrics);
  observeQueues(metrics, async () => [await readNotices(pool, clock.now())]);
  const registers = [metrics.shared];
  const accounts = new Gauge({ name: 'quartermaster_identity_accounts', help: 'Accounts, by whether they can sign in.', labelNames: ['state'], registers, aggregator: 'max' });
  const asked = new Gauge({ name: 'quartermaster_identity_help_asked', help: 'Accounts whose persons ask for another second factor, and wait for the help desk.', registers, aggregator: 'max' });
  const limits = new Gauge({ name: 'quartermaster_identity_limits_full', help: 'Accounts, networks, devices and addresses that have used a limit up.', labelNames: ['limit'], registers, aggregator: 'max' });
  metrics.beforeReading(async () => {
    const figures = await within(patience, Promise.all([readAccounts(pool, { demoAccounts }), readLimits(pool, signInLimits, clock.now())])).catch(() => null);
    for (const each of [accounts, limits]) each.reset();
    asked.remove();
    if (figures === null) return;
    const [{ usable, disabled, set_up_awaited: setUp, help_asked: help }, full] = figures;
    accounts.set({ state: 'usable' }, usable);
    accounts.set({ state: 'disabled' }, disabled);
    accounts.set({ state: 'set-up-awaited' }, setUp);
    asked.set(help);
    for (const { limit, full: number } of full) limits.set({ limit }, number);
  });
}
