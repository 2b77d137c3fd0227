import { describe, expect, it, vi } from 'vitest';
import { written } from './tell-desk.ts';

const letter = { kind: 'help-desk-message', recipient: 'desk@agency.example.gov', subject: 'H-0000123-3: a message', body: 'Where is my order?' };

describe('a mail to the help desk', () => {
  it.each([
    ['refuses', () => Promise.reject(new Error('The mail server is down.'))],
    ['does not answer', () => new Promise<void>(() => {})],
  ])('of a mail server that %s is not written, keeps no sender waiting, and is told in the log without its text', async (_case, send) => {
    const error = vi.fn();
    expect(await written({ send }, letter, { error }, 10)).toBe(false);
    expect(error).toHaveBeenCalledOnce();
    expect(JSON.stringify(error.mock.calls)).not.toContain(letter.body);
  });

  it('is written where the mail server takes it', async () => {
    const error = vi.fn();
    expect(await written({ send: async () => {} }, letter, { error }, 10_000)).toBe(true);
    expect(error).not.toHaveBeenCalled();
  });
});
