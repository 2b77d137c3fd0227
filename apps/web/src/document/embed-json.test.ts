import type { Envelope } from '@quartermaster/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { embedJson } from './embed-json.ts';

const envelopeOf = (text: string): Envelope => ({ responseType: 'SUCCESS', responseName: 'Success', attributes: { [text]: text } });

it.each(['</script><script>alert(1)</script>', '<!--', '<script', ']]>', '\u2028\u2029', '&lt;'])('%s in an answer stays text of the answer', (text) => {
  const embedded = embedJson(envelopeOf(text));
  expect(embedded).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(embedded)).toEqual(envelopeOf(text));
});

it('the text of an answer arrives as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const embedded = embedJson(envelopeOf(text));
      expect(embedded).not.toMatch(/[<>]/);
      expect(JSON.parse(embedded)).toEqual(JSON.parse(JSON.stringify(envelopeOf(text))));
    }),
  );
});
