import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkedParts } from './linked-parts.ts';

const origin = 'https://shop.example.gov';
const links = (text: string) => linkedParts(text, origin).filter(({ isLink }) => isLink).map((part) => part.text);

it('makes links of the addresses of the marketplace alone', () => {
  expect(links(`Answer here:\n${origin}/vendor/purchase-order?key=a_b-c\nor at ${origin}/ws .`)).toEqual([`${origin}/vendor/purchase-order?key=a_b-c`, `${origin}/ws`]);
});

it.each(['https://other.example.gov/a', `${origin}.example.com/a`, `https://shop.example.gov@other.example.gov/`, 'javascript:alert(1)', `x${origin}/a`, 'http://shop.example.gov/a'])('makes no link of %s', (text) => {
  expect(links(text)).toEqual([]);
});

it('loses and adds nothing', () => {
  fc.assert(fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(' ', '\n', `${origin}/a`, 'https://')), { maxLength: 12 }), (parts) => {
    const text = parts.join('');
    expect(linkedParts(text, origin).map((part) => part.text).join('')).toBe(text);
  }));
});
