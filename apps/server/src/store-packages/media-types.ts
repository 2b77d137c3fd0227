/** The media types of the files that a store package may hold, by the end of the file's name. No HTML: a store has no pages of its own. */
const mediaTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

/** The media type of a file; null for one that a package may not hold. */
export function mediaTypeOf(path: string): string | null {
  const end = /\.([a-z0-9]+)$/.exec(path)?.[1] ?? '';
  return Object.hasOwn(mediaTypes, end) ? (mediaTypes[end] ?? null) : null;
}

export const knownFileEnds = Object.keys(mediaTypes).join(', ');
