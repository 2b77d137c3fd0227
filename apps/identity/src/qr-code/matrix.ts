import { codewordsOf, type Version } from './codewords.ts';

/** The squares of a QR code, row by row; true: dark. */
export type Matrix = readonly (readonly boolean[])[];

/** A square that is drawn whatever the text is, or null where the text goes. */
type Frame = (boolean | null)[][];

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** A QR code of the text (ISO/IEC 18004), as bytes, at error correction M, with the mask that is read best. @throws Error for a text of more than 362 bytes */
export function qrMatrix(text: string): Matrix {
  const { version, codewords } = codewordsOf(text);
  const drawn = masks.map((_, mask) => draw(version, codewords, mask));
  const penalties = drawn.map(penaltyOf);
  return drawn[penalties.indexOf(Math.min(...penalties))] ?? [];
}

function draw(version: Version, codewords: readonly number[], mask: number): Matrix {
  const frame = frameOf(version, mask);
  const size = frame.length;
  let next = 0;
  // Upward and downward in pairs of columns from the right; the column of the timing pattern is passed over.
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const upward = ((right + (right > 6 ? 1 : 2)) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const row = upward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = frame[row];
        if (line?.[column] !== null) continue;
        const bit = ((codewords[next >> 3] ?? 0) >> (7 - (next & 7))) & 1;
        line[column] = (bit === 1) !== (masks[mask]?.(row, column) === true);
        next += 1;
      }
    }
  }
  return frame.map((line) => line.map((square) => square === true));
}

function frameOf({ number, marks }: Version, mask: number): Frame {
  const size = number * 4 + 17;
  const frame: Frame = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  const set = (row: number, column: number, isDark: boolean): void => {
    const line = frame[row];
    if (line !== undefined && column >= 0 && column < size) line[column] = isDark;
  };
  /** Square rings around a center, dark where their distance is not one of these. */
  const rings = (row: number, column: number, reach: number, light: readonly number[]): void => {
    for (let down = -reach; down <= reach; down += 1) for (let along = -reach; along <= reach; along += 1) set(row + down, column + along, !light.includes(Math.max(Math.abs(down), Math.abs(along))));
  };
  for (let index = 0; index < size; index += 1) {
    set(6, index, index % 2 === 0);
    set(index, 6, index % 2 === 0);
  }
  const corners = [[3, 3], [3, size - 4], [size - 4, 3]] as const;
  for (const [row, column] of corners) rings(row, column, 4, [2, 4]);
  const last = marks.length - 1;
  marks.forEach((row, down) => marks.forEach((column, along) => {
    const isCorner = (down === 0 && along === 0) || (down === 0 && along === last) || (down === last && along === 0);
    if (!isCorner) rings(row, column, 2, [1]);
  }));
  drawFormat(set, size, mask);
  if (number >= 7) drawVersion(set, size, number);
  return frame;
}

type Set = (row: number, column: number, isDark: boolean) => void;

/** The value followed by its remainder, by which readers correct it. */
function withRemainder(value: number, divisor: number, length: number): number {
  let rest = value;
  for (let step = 0; step < length; step += 1) rest = (rest << 1) ^ ((rest >> (length - 1)) & 1) * divisor;
  return (value << length) | (rest & ((1 << length) - 1));
}

/** Twice: which correction, and which mask. */
function drawFormat(set: Set, size: number, mask: number): void {
  // Correction M is 00.
  const format = withRemainder(mask, 0x537, 10) ^ 0x5412;
  for (let index = 0; index < 15; index += 1) {
    const isDark = ((format >> index) & 1) === 1;
    set(index < 6 ? index : index < 8 ? index + 1 : size - 15 + index, 8, isDark);
    set(8, index < 8 ? size - 1 - index : index === 8 ? 7 : 14 - index, isDark);
  }
  set(size - 8, 8, true);
}

/** Twice: which size. */
function drawVersion(set: Set, size: number, number: number): void {
  const bits = withRemainder(number, 0x1f25, 12);
  for (let index = 0; index < 18; index += 1) {
    const isDark = ((bits >> index) & 1) === 1;
    const [near, far] = [Math.floor(index / 3), size - 11 + (index % 3)];
    set(near, far, isDark);
    set(far, near, isDark);
  }
}

/** How hard it is to read: rows of one color, blocks of one color, what looks like a corner, and more of one color than of the other. */
function penaltyOf(matrix: Matrix): number {
  const size = matrix.length;
  const columns = matrix.map((_, index) => matrix.map((line) => line[index] === true));
  let penalty = 0;
  for (const line of [...matrix, ...columns]) {
    const text = line.map((isDark) => (isDark ? '1' : '0')).join('');
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    for (const pattern of ['10111010000', '00001011101']) for (let from = text.indexOf(pattern); from >= 0; from = text.indexOf(pattern, from + 1)) penalty += 40;
  }
  for (let row = 0; row + 1 < size; row += 1) {
    for (let column = 0; column + 1 < size; column += 1) {
      const square = matrix[row]?.[column];
      if (square === matrix[row]?.[column + 1] && square === matrix[row + 1]?.[column] && square === matrix[row + 1]?.[column + 1]) penalty += 3;
    }
  }
  const dark = matrix.flat().filter(Boolean).length / (size * size);
  return penalty + Math.floor(Math.abs(dark * 20 - 10)) * 10;
}
