/**
 * The lines of a UTF-8 byte stream, ended by line feeds alone. Node's readline also ends a line at U+2028, which may
 * be inside a JSON string.
 */
export async function* lines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}
