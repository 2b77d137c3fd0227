/** The head of a content file or of one of its parts: names and values, one a line. */
type Head = Readonly<Record<string, string>>;

export interface ContentPart {
  readonly head: Head;
  /** HTML. */
  readonly body: string;
}

export interface ContentFile extends ContentPart {
  /** The part after a `=== key` line: a head, an empty line, and HTML. */
  readonly parts: readonly (ContentPart & { readonly key: string })[];
}

/** A content file that cannot be read: its message names the file, the line and what to write. */
export class ContentFileError extends Error {
  override readonly name = 'ContentFileError';
}

const partMark = /^=== *(\S+) *$/;

/** Reads a file of information: a head between `---` lines, HTML, then its parts (docs/information.md). @throws ContentFileError */
export function readContentFile(name: string, text: string): ContentFile {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  if (lines[0]?.trim() !== '---') throw new ContentFileError(`${name} must begin with a line of three hyphens, then its title.`);
  const end = lines.indexOf('---', 1);
  if (end === -1) throw new ContentFileError(`${name} has no second line of three hyphens: the head never ends.`);
  const head = readHead(name, lines.slice(1, end), 2);
  const parts: { key: string; at: number }[] = lines.flatMap((line, at) => {
    const key = at > end ? partMark.exec(line)?.[1] : undefined;
    return key === undefined ? [] : [{ key, at }];
  });
  return {
    head,
    body: lines.slice(end + 1, parts[0]?.at).join('\n').trim(),
    parts: parts.map(({ key, at }, i) => ({ key, ...readPart(name, lines.slice(at + 1, parts[i + 1]?.at), at + 2) })),
  };
}

function readPart(name: string, lines: readonly string[], firstLine: number): ContentPart {
  const blank = lines.findIndex((line) => line.trim() === '');
  const headEnd = blank === -1 ? lines.length : blank;
  return { head: readHead(name, lines.slice(0, headEnd), firstLine), body: lines.slice(headEnd).join('\n').trim() };
}

function readHead(name: string, lines: readonly string[], firstLine: number): Head {
  return Object.fromEntries(
    lines.map((line, i) => {
      const [, key, value] = /^([a-z]+): *(.*?) *$/.exec(line) ?? [];
      if (key === undefined || value === undefined) throw new ContentFileError(`${name}, line ${firstLine + i}: "${line.slice(0, 60)}" is not "name: value".`);
      return [key, value];
    }),
  );
}
