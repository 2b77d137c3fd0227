import { describe, expect, it } from 'vitest';
import { startFailure } from './start-failure.ts';

const failed = (code: string, more = {}) => Object.assign(new Error('raw detail'), { code, ...more });

describe('a start that fails', () => {
  it.each([
    [failed('EADDRINUSE', { port: 8080 }), /^Port 8080 is in use by another program\..*PORT\.$/],
    [failed('ECONNREFUSED'), /^The database does not answer\./],
    [failed('28P01'), /^The database refused the user or the password/],
    [new Error('wrapped', { cause: failed('3D000') }), /^The database named in DATABASE_URL does not exist\./],
    [new Error('something else'), /^The marketplace server could not start: something else$/],
  ])('says why and what to do (%s)', (error, sentence) => {
    expect(startFailure(error)).toMatch(sentence);
  });
});
