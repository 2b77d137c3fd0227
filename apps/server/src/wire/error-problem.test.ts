import { describe, expect, it } from 'vitest';
import { problemOf } from './error-problem.ts';

const failure = (code: string, message = 'failed') => Object.assign(new Error(message), { code, severity: 'FATAL' });

describe('a failure of the database', () => {
  it.each([
    ['that is shut down', failure('57P03')], ['that has too many connections', failure('53300')], ['whose password is another one', failure('28P01')], ['that was renamed', failure('3D000')],
    ['that an operator has closed', failure('55000', 'database "market" is not currently accepting connections')], ['that only reads', failure('25006')],
  ])('%s is told as one to be tried again', (_case, error) => {
    expect(problemOf(error)).toMatchObject({ status: 503, code: 'DATABASE_AWAY' });
  });

  it('whose disk is full is told by a code of its own, which operators see in Health', () => {
    expect(problemOf(failure('53100', 'could not extend file "base/1/2": No space left on device'))).toMatchObject({ status: 503, code: 'DATABASE_FULL', message: expect.stringContaining('Nothing was changed') });
  });

  it('that comes of a statement is a mistake of the server', () => {
    for (const error of [failure('55000', 'currval of sequence "s" is not yet defined in this session'), failure('42P01')]) expect(problemOf(error)).toMatchObject({ status: 500, code: 'UNEXPECTED' });
  });
});
