import type { Font, Glyph, Subset } from 'fontkit';

/** Tables that a PDF needs of a typeface beside its glyphs; those that a typeface may lack are left out where it lacks them. */
const taken = ['head', 'hhea', 'maxp', 'cvt ', 'prep', 'fpgm'] as const;

/** Flags of a part of a glyph that is made of others: how long the part's entry is, and whether one more follows. */
const [wordArguments, oneScale, moreParts, twoScales, fourScales] = [0x0001, 0x0008, 0x0020, 0x0040, 0x0080];

/**
 * Cuts subsets out of a TrueType typeface without variations. Glyphs and tables are copied as they are; fontkit's own subset reads each number of them and writes
 * it again, which took a quarter of the time of a document.
 */
export function subsetsOf(file: Uint8Array, font: Font): () => Subset {
  const tables = new Map(Object.entries(font.directory.tables).map(([tag, { offset, length }]) => [tag, viewOf(file).subarray(offset, offset + length)]));
  const table = (tag: string): Buffer => tables.get(tag) ?? Buffer.alloc(0);
  const [glyf, loca, hmtx] = [table('glyf'), table('loca'), table('hmtx')];
  const offsetOf = table('head').readInt16BE(50) === 0 ? (glyph: number) => 2 * loca.readUInt16BE(2 * glyph) : (glyph: number) => loca.readUInt32BE(4 * glyph);
  const advances = table('hhea').readUInt16BE(34);
  const metricOf = (glyph: number): Buffer =>
    glyph < advances ? hmtx.subarray(4 * glyph, 4 * glyph + 4) : Buffer.concat([hmtx.subarray(4 * advances - 4, 4 * advances - 2), hmtx.subarray(2 * (advances + glyph), 2 * (advances + glyph) + 2)]);

  return () => {
    const numbers = new Map([[0, 0]]);
    const includeGlyph = (glyph: number | Glyph): number => {
      const id = typeof glyph === 'number' ? glyph : glyph.id;
      const number = numbers.get(id) ?? numbers.size;
      numbers.set(id, number);
      return number;
    };
    return {
      includeGlyph,
      encode() {
        const glyphs: Buffer[] = [];
        // Parts of glyphs are added while it goes on.
        for (const id of numbers.keys()) glyphs.push(glyphWithParts(glyf.subarray(offsetOf(id), offsetOf(id + 1)), includeGlyph));
        const [head, hhea, maxp] = [Buffer.from(table('head')), Buffer.from(table('hhea')), Buffer.from(table('maxp'))];
        head.writeInt16BE(1, 50);
        hhea.writeUInt16BE(glyphs.length, 34);
        maxp.writeUInt16BE(glyphs.length, 4);
        const changed = new Map([['head', head], ['hhea', hhea], ['maxp', maxp]]);
        return trueTypeFile([
          ...taken.filter((tag) => tables.has(tag)).map((tag) => [tag, changed.get(tag) ?? table(tag)] as const),
          ['loca', offsetsOf(glyphs)], ['glyf', Buffer.concat(glyphs)], ['hmtx', Buffer.concat([...numbers.keys()].map(metricOf))],
        ]);
      },
    };
  };
}

const viewOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A glyph; the parts that it is made of are in the subset, too, and have their numbers there. */
function glyphWithParts(glyph: Buffer, includeGlyph: (id: number) => number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  const copy = Buffer.from(glyph);
  let [at, flags] = [10, moreParts];
  while ((flags & moreParts) !== 0) {
    flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(includeGlyph(copy.readUInt16BE(at + 2)), at + 2);
    at += 4 + ((flags & wordArguments) === 0 ? 2 : 4) + ((flags & oneScale) === 0 ? 0 : 2) + ((flags & twoScales) === 0 ? 0 : 4) + ((flags & fourScales) === 0 ? 0 : 8);
  }
  return copy;
}

/** Where each glyph begins, and where the last one ends. */
function offsetsOf(glyphs: readonly Buffer[]): Buffer {
  const offsets = Buffer.alloc(4 * (glyphs.length + 1));
  let end = 0;
  for (const [i, glyph] of glyphs.entries()) offsets.writeUInt32BE(end += glyph.length, 4 * (i + 1));
  return offsets;
}

function trueTypeFile(tables: readonly (readonly [tag: string, content: Buffer])[]): Buffer {
  const sorted = tables.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const levels = Math.floor(Math.log2(sorted.length));
  const directory = Buffer.alloc(12 + 16 * sorted.length);
  directory.writeUInt32BE(0x0001_0000, 0);
  for (const [i, value] of [sorted.length, 16 * 2 ** levels, levels, 16 * (sorted.length - 2 ** levels)].entries()) directory.writeUInt16BE(value, 4 + 2 * i);
  const contents: Buffer[] = [];
  let offset = directory.length;
  for (const [i, [tag, content]] of sorted.entries()) {
    const padded = Buffer.concat([content], Math.ceil(content.length / 4) * 4);
    const entry = 12 + 16 * i;
    directory.write(tag, entry, 'latin1');
    for (const [j, value] of [checksumOf(padded), offset, content.length].entries()) directory.writeUInt32BE(value, entry + 4 + 4 * j);
    contents.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([directory, ...contents]);
}

/** The sum of its numbers of 32 bits. */
function checksumOf(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
