import { sqlState } from '@quartermaster/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../runtime/index.ts';
import type { HealthRecord } from './health-record.ts';

type Level = 'warn' | 'error' | 'fatal';

/** The same log, of which failures are noted: errors, and warnings that have one. By their sentences, which are ours, and the code of the error: not by what it says. */
export function watchLog(log: FastifyBaseLogger, record: HealthRecord, clock: Clock): FastifyBaseLogger {
  const watched = (level: Level) => (...given: unknown[]): void => {
    const [facts, sentence] = typeof given[0] === 'string' ? [{}, given[0]] : [given[0], given[1]];
    const error = typeof facts === 'object' && facts !== null && 'err' in facts ? facts.err : null;
    if (typeof sentence === 'string' && (level !== 'warn' || error !== null)) record.failed({ kind: 'work', what: sentence, code: codeOf(error), requestId: null }, clock.now());
    Reflect.apply(log[level], log, given);
  };
  return Object.assign(Object.create(log) as FastifyBaseLogger, { warn: watched('warn'), error: watched('error'), fatal: watched('fatal') });
}

/** Such as `57014`, `ECONNREFUSED` or `TypeError`; the log has the rest. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const code = sqlState(error) ?? ('code' in error && typeof error.code === 'string' ? error.code : error.name);
  return /^[\w.-]{1,60}$/.test(code) ? code : 'Error';
}
