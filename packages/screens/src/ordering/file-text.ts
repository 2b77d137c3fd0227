/** What begins a text of each encoding. */
const marks = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/**
 * The text of a file that a spreadsheet has saved: UTF-8, with its mark or without one; UTF-16 with its mark ("Unicode text"); and what is neither is
 * Windows-1252, the encoding of older programs. The mark is not a part of the text.
 */
export async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const marked = marks.find(({ mark }) => mark.every((byte, place) => bytes[place] === byte));
  if (marked !== undefined) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
