import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { baseOf, commonWords } from '../passwords/index.ts';

/** A file that the pages link. Its address changes with its content, so browsers may keep it. */
export interface Asset {
  readonly path: string;
  readonly type: string;
  readonly body: Buffer;
}

// Public Sans in its two weights (SIL Open Font License).
const regular = font('public-sans-latin-400-normal.woff2');
const bold = font('public-sans-latin-700-normal.woff2');
const icon = asset('icon.svg', 'image/svg+xml', readFileSync(new URL('icon.svg', import.meta.url)));
const stylesheet = asset('identity.css', 'text/css; charset=utf-8', Buffer.from(stylesheetText()));

const script = asset('identity.js', 'text/javascript; charset=utf-8', Buffer.from(scriptText()));

/** All files of this version. */
export const assets: readonly Asset[] = [regular, bold, icon, stylesheet, script];

export const FONT_PATHS: readonly string[] = [regular.path, bold.path];
export const ICON_PATH = icon.path;
export const STYLESHEET_PATH = stylesheet.path;
export const SCRIPT_PATH = script.path;

function asset(name: string, type: string, body: Buffer): Asset {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
  return { path: `/assets/${name.replace(/(\.\w+)$/, `.${hash}$1`)}`, type, body };
}

function font(name: string): Asset {
  const file = createRequire(import.meta.url).resolve(`@fontsource/public-sans/files/${name}`);
  return asset(name, 'font/woff2', readFileSync(file));
}

function stylesheetText(): string {
  return readFileSync(new URL('identity.css', import.meta.url), 'utf8')
    .replace('url(regular)', `url(${regular.path})`)
    .replace('url(bold)', `url(${bold.path})`);
}

/** The script, with what it shares with the server. */
function scriptText(): string {
  return [`const commonWords = new Set(${JSON.stringify(commonWords.join(' '))}.split(' '));`, baseOf.toString(), readFileSync(new URL('identity.js', import.meta.url), 'utf8')].join('\n');
}
