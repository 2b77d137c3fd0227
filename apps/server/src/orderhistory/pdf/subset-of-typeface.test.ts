import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { subsetsOf } from './subset-of-typeface.ts';

describe.each(['DejaVuSans', 'DejaVuSans-Bold'])('subsets of %s', (name) => {
  const file = readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
  const font = create(file);
  const subset = subsetsOf(file, font);
  const glyphs = contentOf(font, file, 'maxp').readUInt16BE(4);

  it('have the outlines and the widths of the typeface, and number their glyphs as the library does', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: 1, max: glyphs - 1 }), { maxLength: 40 }), (ids) => {
      const [ours, theirs] = [subset(), font.createSubset()];
      for (const id of ids) expect(ours.includeGlyph(id)).toBe(theirs.includeGlyph(id));
      const [file, fileOfLibrary] = [ours.encode(), theirs.encode()];
      const cut = create(file);
      for (const id of ids) {
        expect(cut.getGlyph(ours.includeGlyph(id)).path.toSVG()).toBe(font.getGlyph(id).path.toSVG());
        expect(cut.getGlyph(ours.includeGlyph(id)).advanceWidth).toBe(font.getGlyph(id).advanceWidth);
      }
      // Instructions too: what the library writes number by number is copied.
      for (const table of ['glyf', 'hmtx', 'cvt ', 'prep', 'fpgm']) expect(contentOf(cut, file, table).equals(contentOf(create(fileOfLibrary), fileOfLibrary, table)), table).toBe(true);
    }), { numRuns: 30 });
  });
});

function contentOf(font: ReturnType<typeof create>, file: Uint8Array, table: string): Buffer {
  const { offset, length } = font.directory.tables[table] ?? { offset: 0, length: 0 };
  return Buffer.from(file).subarray(offset, offset + length);
}
