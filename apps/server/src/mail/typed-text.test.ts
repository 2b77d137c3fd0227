import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedLine, typedText } from './typed-text.ts';

const hostile = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\n', '\r', '\t', '\0', '\u001b', '\u0085', '\u2028', '\u202e', '\u2066', '\u200f') });

describe('what somebody typed, in letters and lists', () => {
  it('is one line, without commands of a terminal and marks that turn its direction', () => {
    fc.assert(fc.property(hostile, (text) => {
      expect(typedLine(text)).toMatch(/^(?:[aé](?:[aé ]*[aé])?)?$/);
    }));
    expect(typedLine(' Demo\r\nReference number: R-1\u202e)ni dengis( ')).toBe('Demo Reference number: R-1)ni dengis(');
    expect(typedLine()).toBe('');
  });

  it('keeps its lines and tabs where it may have many', () => {
    fc.assert(fc.property(hostile, (text) => {
      expect(typedText(text)).not.toMatch(/[^\P{Cc}\n\t]|\p{Bidi_Control}/u);
    }));
    expect(typedText('One\r\n\tTwo\u001b[2J\u202e')).toBe('One\n\tTwo [2J');
  });
});
