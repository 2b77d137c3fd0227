import { readList } from '@quartermaster/contracts';
import { describe, expect, it } from 'vitest';
import { textOf } from './file-text.ts';

const list = 'Part number;Quantity\r\n006R 90321;2\r\n';
const rows = [{ number: '006R 90321', quantity: '2' }];

const utf16 = (text: string, isLittle: boolean): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let place = 0; place < text.length; place += 1) view.setUint16(place * 2, text.charCodeAt(place), isLittle);
  return bytes;
};

describe('the text of a file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(list)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${list}`)],
    ['UTF-16, the low byte first', utf16(`\uFEFF${list}`, true)],
    ['UTF-16, the high byte first', utf16(`\uFEFF${list}`, false)],
  ])('is read from %s', async (_encoding, bytes) => {
    expect(readList(await textOf(new Blob([bytes])))).toMatchObject({ rows, problem: null });
  });

  it('of an older program has its letters, and not signs for what could not be read', async () => {
    expect(await textOf(new Blob([new Uint8Array([0x53, 0x74, 0xfc, 0x63, 0x6b])]))).toBe('Stück');
  });

  it.each([
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0xff])],
    ['UTF-16 without a mark', utf16(list, true)],
  ])('that is no list is refused: %s', async (_what, bytes) => {
    expect(readList(await textOf(new Blob([bytes]))).problem).toContain('Save the sheet as CSV');
  });
});
