import { expect, it } from 'vitest';
import { drawingOf, pictureIds } from './picture-of.ts';

it.each(pictureIds)('%s has an outline within the 64 by 64 field, in plain numbers', (id) => {
  const { soft, line, accent = '' } = drawingOf(id) ?? { soft: '', line: '' };
  expect(soft).not.toBe('');
  for (const path of [soft, line, accent]) expect(path).toMatch(/^[MHVLCAQZSTmhvlcaqzst0-9., -]*$/);
  for (const [, x, y] of line.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(0);
    expect(Number(x)).toBeLessThanOrEqual(64);
    expect(Number(y)).toBeGreaterThanOrEqual(0);
    expect(Number(y)).toBeLessThanOrEqual(64);
  }
});

it('an id that pages do not draw by themselves is left to the server', () => {
  expect(drawingOf('no-such-picture')).toBeUndefined();
});
