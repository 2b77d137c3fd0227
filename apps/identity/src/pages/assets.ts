import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A file that the pages link. Its address changes with its content, so browsers may keep it for ever. */
export interface Asset {
  readonly type: string;
  readonly body: Buffer;
}

const byPath = new Map<string, Asset>();

/** Public Sans in its two weights (SIL Open Font License). */
export const FONT_PATHS: Readonly<Record<'regular' | 'bold', string>> = {
  regular: addFont('public-sans-latin-400-normal.woff2'),
  bold: addFont('public-sans-latin-700-normal.woff2'),
};

export const ICON_PATH = add('icon.svg', 'image/svg+xml', readFileSync(new URL('icon.svg', import.meta.url)));

export const STYLESHEET_PATH = add('identity.css', 'text/css; charset=utf-8', Buffer.from(stylesheet()));

/** @returns undefined when the path is not that of an asset of this version */
export function findAsset(path: string): Asset | undefined {
  return byPath.get(path);
}

function add(name: string, type: string, body: Buffer): string {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
  const path = `/assets/${name.replace(/(\.\w+)$/, `.${hash}$1`)}`;
  byPath.set(path, { type, body });
  return path;
}

function addFont(name: string): string {
  const file = createRequire(import.meta.url).resolve(`@fontsource/public-sans/files/${name}`);
  return add(name, 'font/woff2', readFileSync(file));
}

function stylesheet(): string {
  return readFileSync(new URL('identity.css', import.meta.url), 'utf8')
    .replace('url(regular)', `url(${FONT_PATHS.regular})`)
    .replace('url(bold)', `url(${FONT_PATHS.bold})`);
}
