import { describe, expect, it } from 'vitest';
import { unstorableText } from './unstorable-text.ts';

describe('text that no database takes', () => {
  it.each(['', 'Dock 4', 'écran', '🚚', 'a\nb\tc', '<b>'])('is not %j', (text) => {
    expect(unstorableText({ text })).toEqual([]);
  });

  it.each([['name\r\nOne\0\r\n', 2], ['name\nOne\nTw\ud83do', 3], ['\0name\n', 1]])('is named with its line in a file: %j', (csv, line) => {
    expect(unstorableText({ csv })).toEqual([{ field: 'csv', message: expect.stringContaining(`Line ${line} has a character that is not text.`) }]);
  });

  it('is found in every depth, and named', () => {
    const request = { note: 'a\0b', list: ['fine', '\ud83d'], inner: { city: '\udc00', zip: '20405' }, count: 1, none: null };
    expect(unstorableText(request).map(({ field }) => field)).toEqual(['note', 'list.1', 'inner.city']);
  });
});
