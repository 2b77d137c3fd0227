/** Characters that one line may have; a longer one is no row of a catalog. */
const longestLine = 4_000_000;

/**
 * The lines of a UTF-8 stream, ended by line feeds alone: Node's readline also ends a line at U+2028, which may be inside a JSON
 * string. A line that is too long is given as null, and never held in memory.
 */
export async function* readLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string | null> {
  const decoder = new TextDecoder();
  let rest = '';
  let tooLong = false;
  for await (const chunk of bytes) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      yield tooLong || part.length > longestLine ? null : part.replace(/\r$/, '');
      tooLong = false;
    }
    if (rest.length > longestLine) {
      rest = '';
      tooLong = true;
    }
  }
  rest += decoder.decode();
  if (tooLong) yield null;
  else if (rest !== '') yield rest;
}
