/** A mail as its reader sees it. */
export interface Letter {
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** By their names. */
  readonly files: ReadonlyMap<string, Buffer>;
}

interface Part {
  readonly headers: string;
  readonly content: Buffer;
}

const decoders: Readonly<Record<string, (body: string) => Buffer>> = {
  'base64': (body) => Buffer.from(body, 'base64'),
  'quoted-printable': (body) => Buffer.from(body.replaceAll('=\r\n', '').replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))), 'latin1'),
};

/** Reads a mail of MIME, as it came over the wire. */
export function readLetter(raw: string, recipients: readonly string[]): Letter {
  const parts = partsOf(raw);
  const files = parts.flatMap(({ headers, content }) => {
    const [, name] = /filename="?([^"\r\n;]+)/i.exec(headers) ?? [];
    return name === undefined ? [] : [[name, content] as const];
  });
  const text = parts.find(({ headers }) => !/filename=/i.test(headers))?.content.toString() ?? '';
  return { recipients, subject: /^Subject: (.*)/im.exec(unfolded(raw))?.[1] ?? '', text, files: new Map(files) };
}

function partsOf(entity: string): Part[] {
  const end = entity.indexOf('\r\n\r\n');
  const [headers, body] = [unfolded(entity.slice(0, end)), entity.slice(end + 4)];
  const [, boundary] = /^Content-Type: multipart\/[^\r\n]*boundary="?([^"\r\n;]+)/im.exec(headers) ?? [];
  if (boundary !== undefined) return body.split(`--${boundary}`).slice(1, -1).flatMap((part) => partsOf(part.replace(/^\r\n/, '')));
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(headers)?.[1]?.toLowerCase() ?? '';
  return [{ headers, content: decoders[encoding]?.(body) ?? Buffer.from(body) }];
}

const unfolded = (headers: string): string => headers.replaceAll(/\r\n[ \t]+/g, ' ');
