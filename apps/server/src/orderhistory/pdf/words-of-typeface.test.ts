import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { keepingWords } from './words-of-typeface.ts';

it('sets a word that was set before as the typeface does, whatever was done to the one before', () => {
  const font = create(readFileSync(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')));
  const layout = keepingWords(font);
  for (let time = 0; time < 3; time += 1) {
    const [word, plain] = [layout('AVA fi '), font.layout('AVA fi ')];
    expect(word.glyphs.map(({ id }) => id)).toEqual(plain.glyphs.map(({ id }) => id));
    expect(word.positions).toEqual(plain.positions.map((position) => ({ ...position })));
    for (const position of word.positions) position.xAdvance *= 0.5;
    expect(word.advanceWidth).toBeCloseTo(plain.advanceWidth / 2);
  }
});
