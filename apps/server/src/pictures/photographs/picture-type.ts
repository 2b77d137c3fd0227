/** Formats that photographs come in, by their first bytes. What a name or a header says of it does not count. SVG is none: it is a program. */
export function pictureType(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | null {
  const text = Buffer.from(bytes.subarray(0, 32)).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && /avi[fs]/.test(text.slice(8, 32))) return 'avif';
  return null;
}
