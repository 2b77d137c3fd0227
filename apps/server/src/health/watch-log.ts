import { sqlState } from '@quartermaster/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../runtime/index.ts';
import type { HealthRecord } from './health-record.ts';

type Level = 'warn' | 'error' | 'fatal';

/** The same log, of which failures are noted: errors, and warnings that have one, or a `code`. By their sentences, which are ours, and the code: not by what an error says. */
export function watchLog(log: FastifyBaseLogger, record: HealthRecord, clock: Clock): FastifyBaseLogger {
  const watched = (level: Level) => (...given: unknown[]): void => {
    const [facts, sentence] = typeof given[0] === 'string' ? [{}, given[0]] : [given[0], given[1]];
    const { err = null, code = null } = (typeof facts === 'object' && facts !== null ? facts : {}) as { readonly err?: unknown; readonly code?: unknown };
    const warned = level === 'warn' && err === null && typeof code === 'string' ? safe(code) : null;
    if (typeof sentence === 'string' && (level !== 'warn' || err !== null || warned !== null)) record.failed({ kind: 'work', what: sentence, code: warned ?? codeOf(err), requestId: null }, clock.now());
    Reflect.apply(log[level], log, given);
  };
  return Object.assign(Object.create(log) as FastifyBaseLogger, { warn: watched('warn'), error: watched('error'), fatal: watched('fatal') });
}

/** Such as `57014`, `ECONNREFUSED` or `TypeError`; the log has the rest. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return safe(sqlState(error) ?? ('code' in error && typeof error.code === 'string' ? error.code : error.name));
}

const safe = (code: string): string => (/^[\w.-]{1,60}$/.test(code) ? code : 'Error');
