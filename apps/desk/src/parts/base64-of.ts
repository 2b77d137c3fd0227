/** The bytes of a file, or of a part of one, as a call carries them. */
export async function base64Of(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  // As many characters at a time as a call may have arguments.
  const pieces = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, index) => String.fromCharCode(...bytes.subarray(index * 8192, (index + 1) * 8192)));
  return btoa(pieces.join(''));
}
