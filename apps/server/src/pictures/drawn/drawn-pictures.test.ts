import type { Drawing } from '@quartermaster/contracts/pictures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { drawnImage, readDrawnAddress } from './drawn-address.ts';
import { drawings } from './drawings.ts';
import { lookOf, type Look } from './known-look.ts';

const gloves: Look = { kind: 'glove', color: 'blue', size: 'X-Large', count: '100 gloves', brand: 'Sample Glove Works' };
const textsOf = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);

describe('the drawing of a product', () => {
  it('shows its kind in its color, its size, its count and its brand', () => {
    const svg = drawPicture(gloves, 'page');
    expect(svg).toContain(drawings.get('glove')?.soft);
    expect(svg).toContain('fill="#3f7fc4"');
    expect(textsOf(svg)).toEqual(['X-Large · 100 gloves', 'Sample Glove Works']);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="320" height="320" viewBox="0 0 160 160">/);
  });

  it.each<[Partial<Look>, string[]]>([
    [{}, ['XL']],
    [{ size: '8.5 x 11 in' }, ['×100']],
    [{ size: '2 x 3 in' }, ['2×3 in']],
    [{ size: null, count: null }, []],
    [{ size: 'Regular and long', count: '5000 sheets' }, ['×5000']],
    [{ size: null, count: '8000 pages' }, []],
  ])('says in a row what fits there: %j', (known, said) => {
    expect(textsOf(drawPicture({ ...gloves, ...known }, 'row'))).toEqual(said);
  });

  it('has no words in a line, where it is too small for them, and fills its place', () => {
    const svg = drawPicture(gloves, 'line');
    expect(textsOf(svg)).toEqual([]);
    expect(svg).toContain('fill="#3f7fc4"');
    expect(svg).toBe(drawPicture({ ...gloves, size: null, count: null }, 'row'));
  });

  it('writes text as text, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (brand, size) => {
        const svg = drawPicture({ ...gloves, brand, size: `</text><script>${size}` }, 'page');
        expect(svg.match(/<(?!\/?(?:svg|g|path|text)[ >])/g)).toBeNull();
        // eslint-disable-next-line no-control-regex
        expect(svg).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
        expect(svg.isWellFormed()).toBe(true);
      }),
    );
  });

  it('draws a plain box for a kind without a drawing', () => {
    expect(drawPicture({ ...gloves, kind: 'no-such-kind' }, 'page')).toContain(drawings.get('box')?.line);
  });
});

it.each([...drawings])('%s is drawn within its field, in plain numbers', (_, { soft, line, accent = '' }: Drawing) => {
  for (const path of [soft, line, accent]) expect(path).toMatch(/^[MHVLCAQZSTmhvlcaqzst0-9., -]*$/);
  for (const [, x, y] of line.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
    expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(0);
    expect(Math.max(Number(x), Number(y))).toBeLessThanOrEqual(64);
  }
});

describe('what is known of a product', () => {
  const known = (attributes: Record<string, string>): Look => lookOf({ name: 'Sample', kind: 'product', picture: 'box', manufacturer: 'Sample', attributes: Object.entries(attributes) });

  it('is read from its attributes', () => {
    expect(known({ Color: 'Olive drab', Size: 'Large', Count: '100 gloves', Material: 'Nitrile' })).toEqual({ kind: 'box', color: 'olive drab', size: 'Large', count: '100 gloves', brand: 'Sample' });
    expect(known({ 'Product colour': 'Silver, Black', 'Cable length': '3 m', 'Quantity per pack': '6' })).toMatchObject({ color: 'silver', size: '3 m', count: '6 pieces' });
  });

  it('is nothing where the attributes do not say it in a label', () => {
    expect(known({ Color: 'constructor', Width: '120 mm', Weight: '680 g', 'Quantity per pack': '1', Size: 'a very long sentence about sizes' })).toMatchObject({ color: null, size: null, count: null });
  });
});

describe('the address of a drawing', () => {
  const request = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const [, , , view = '', file = ''] = pathname.split('/');
    return readDrawnAddress({ view, file, said: Object.fromEntries(searchParams) });
  };

  it('says all that is drawn, and may be kept forever', () => {
    const { row, page } = drawnImage(gloves);
    expect(request(page)).toEqual({ look: gloves, view: 'page', isCurrent: true });
    expect(request(row)).toEqual({ look: { ...gloves, brand: '' }, view: 'row', isCurrent: true });
  });

  it('may be kept for a while alone where it is of other drawings', () => {
    expect(request(drawnImage(gloves).page.replace(/v=\w+/, 'v=0'))?.isCurrent).toBe(false);
  });

  it('words of a page have 12 pixels where it is 140 pixels high, and are no wider than it', () => {
    const long = { kind: 'glove', color: 'blue', size: 'Extra large and tall', count: '1000 pieces', brand: 'Consolidated Office Supplies' };
    const texts = [...drawPicture(long, 'page').matchAll(/font-size="(\d+)"[^>]*>([^<]*)</g)].map(([, size, text]) => ({ size: Number(size), text: text ?? '' }));
    expect(texts.length).toBe(3);
    for (const { size, text } of texts) {
      expect((size * 140) / 160, text).toBeGreaterThanOrEqual(12);
      expect(text.length * size * 0.55, text).toBeLessThanOrEqual(170);
    }
  });

  it.each(['/pictures/drawn/poster/glove.svg', '/pictures/drawn/page/glove.png', '/pictures/drawn/page/..%2fglove.svg', '/pictures/drawn/page/.svg'])('is none of ours: %s', (address) => {
    expect(request(address)).toBeNull();
  });

  it('leaves out what is too long or said twice', () => {
    expect(readDrawnAddress({ view: 'page', file: 'glove.svg', said: { size: 'x'.repeat(41), count: ['1', '2'], color: '#000' } })?.look).toEqual({ kind: 'glove', color: null, size: null, count: null, brand: '' });
  });
});
