import { correctionOf } from './reed-solomon.ts';

/** A size of QR codes, at error correction M: a code can be read where about 15 % of it are hidden. */
export interface Version {
  readonly number: number;
  /** Blocks of the text, by how many bytes each has. */
  readonly blocks: readonly number[];
  /** Bytes of correction after each block. */
  readonly correction: number;
  /** Rows and columns of the small squares beside those in three corners. */
  readonly marks: readonly number[];
}

const blocks = (...counts: readonly (readonly [count: number, bytes: number])[]): number[] => counts.flatMap(([count, bytes]) => Array.from({ length: count }, () => bytes));

// ISO/IEC 18004, tables 9 and E.1.
const versions: readonly Version[] = [
  { number: 5, blocks: blocks([2, 43]), correction: 24, marks: [6, 30] },
  { number: 6, blocks: blocks([4, 27]), correction: 16, marks: [6, 34] },
  { number: 7, blocks: blocks([4, 31]), correction: 18, marks: [6, 22, 38] },
  { number: 8, blocks: blocks([2, 38], [2, 39]), correction: 22, marks: [6, 24, 42] },
  { number: 9, blocks: blocks([3, 36], [2, 37]), correction: 22, marks: [6, 26, 46] },
  { number: 10, blocks: blocks([4, 43], [1, 44]), correction: 26, marks: [6, 28, 50] },
  { number: 11, blocks: blocks([1, 50], [4, 51]), correction: 30, marks: [6, 30, 54] },
  { number: 12, blocks: blocks([6, 36], [2, 37]), correction: 22, marks: [6, 32, 58] },
  { number: 13, blocks: blocks([8, 37], [1, 38]), correction: 22, marks: [6, 34, 62] },
  { number: 14, blocks: blocks([4, 40], [5, 41]), correction: 24, marks: [6, 26, 46, 66] },
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const bits = (number: number, length: number): number[] => Array.from({ length }, (_, index) => (number >> (length - 1 - index)) & 1);

/**
 * The smallest size that holds the text, and its bytes with their correction, in the order in which they are drawn.
 *
 * @throws Error for more than 362 bytes
 */
export function codewordsOf(text: string): { readonly version: Version; readonly codewords: readonly number[] } {
  const bytes = [...Buffer.from(text)];
  const headOf = ({ number }: Version): number[] => [...bits(0b0100, 4), ...bits(bytes.length, number < 10 ? 8 : 16)];
  const version = versions.find((candidate) => headOf(candidate).length + bytes.length * 8 <= sum(candidate.blocks) * 8);
  if (version === undefined) throw new Error(`A text of ${bytes.length} bytes fits no QR code of ours.`);
  const capacity = sum(version.blocks);
  const stream = [...headOf(version), ...bytes.flatMap((byte) => bits(byte, 8))];
  stream.push(...bits(0, Math.min(4, capacity * 8 - stream.length)));
  while (stream.length % 8 !== 0) stream.push(0);
  const data = Array.from({ length: stream.length / 8 }, (_, index) => stream.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  for (let index = 0; data.length < capacity; index += 1) data.push(index % 2 === 0 ? 0xec : 0x11);
  let start = 0;
  const parts = version.blocks.map((length) => data.slice(start, (start += length)));
  return { version, codewords: [...interleaved(parts), ...interleaved(parts.map((part) => correctionOf(part, version.correction)))] };
}

/** The first byte of each, the second of each, and so on. */
const interleaved = (parts: readonly (readonly number[])[]): number[] =>
  Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, index) => parts.flatMap((part) => part.slice(index, index + 1))).flat();
