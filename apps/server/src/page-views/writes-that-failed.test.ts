import type { Pool } from '@quartermaster/database';
import { expect, it, vi } from 'vitest';
import { PageSteps } from './page-steps.ts';
import { PageViews } from './page-views.ts';

const clock = { now: () => new Date('2026-11-28T12:00:00Z') };
const step = { from: '', to: '/main/home', kind: 'page', responseName: '' } as const;

/** A database that is away at the first write. */
function away() {
  const query = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue({ rows: [] });
  return { database: { query } as unknown as Pool, log: { warn: vi.fn() }, clock, last: () => JSON.stringify(query.mock.lastCall).replaceAll('\\', '') };
}

it('page views that could not be written are written with the next ones', async () => {
  const { last, ...options } = away();
  const views = new PageViews(options);
  views.seen('ADVANTAGE', '/main/home');
  await views.written();
  views.seen('ADVANTAGE', '/main/home');
  await views.written();
  expect(last()).toContain('{"store":"ADVANTAGE","day":"2026-11-28","path":"/main/home","views":2}');
  expect(options.log.warn).toHaveBeenCalledOnce();
});

it('page steps that could not be written are written with the next ones', async () => {
  const { last, ...options } = away();
  const steps = new PageSteps(options);
  steps.seen('ADVANTAGE', [step, step]);
  await steps.written();
  steps.seen('ADVANTAGE', [step]);
  await steps.written();
  expect(last()).toContain('"store":"ADVANTAGE","day":"2026-11-28","steps":3}');
  expect(options.log.warn).toHaveBeenCalledOnce();
});

it('so many different steps wait to be written and no more; those that wait are counted on', async () => {
  const query = vi.fn().mockResolvedValue({ rows: [] });
  const steps = new PageSteps({ database: { query } as unknown as Pool, log: { warn: vi.fn() }, clock });
  for (let store = 0; store < 5_002; store += 1) steps.seen(`STORE-${store}`, [step]);
  steps.seen('STORE-0', [step]);
  await steps.written();
  const [[{ values }]] = query.mock.calls as [[{ values: readonly unknown[] }]];
  const written = JSON.parse(String(values.find((value) => typeof value === 'string' && value.startsWith('[')))) as { store: string; steps: number }[];
  expect(written).toHaveLength(5_000);
  expect([written[0], written.at(-1)]).toMatchObject([{ store: 'STORE-0', steps: 2 }, { store: 'STORE-4999', steps: 1 }]);
});
