import type { FastifyBaseLogger } from 'fastify';
import { expect, it } from 'vitest';
import { HealthRecord } from './health-record.ts';
import { watchLog } from './watch-log.ts';

it('errors, and warnings with an error or a code, are failures by sentence and code; other warnings are none, and all are written', () => {
  const written: unknown[] = [];
  const write = (...given: unknown[]): void => void written.push(given);
  const record = new HealthRecord();
  const log = watchLog({ warn: write, error: write, fatal: write } as unknown as FastifyBaseLogger, record, { now: () => new Date('2026-11-29T12:00:00Z') });
  log.warn({ reason: 'Greeting never received', code: 'ETIMEDOUT' }, 'the mail server cannot be used');
  log.warn({ err: Object.assign(new Error('secret words'), { code: 'ECONNREFUSED' }) }, 'the list could not be read');
  log.warn({ code: 'a word that somebody typed' }, 'not taken');
  log.warn({ host: 'a.example.gov' }, 'a host has no store');
  log.error({ code: 'OF_A_BROWSER' }, 'a store failed');
  log.error('the end');
  expect(record.take().failures.map(({ what, code }) => [what, code])).toEqual([
    ['the mail server cannot be used', 'ETIMEDOUT'], ['the list could not be read', 'ECONNREFUSED'], ['not taken', 'Error'], ['a store failed', ''], ['the end', ''],
  ]);
  expect(written).toHaveLength(6);
});
