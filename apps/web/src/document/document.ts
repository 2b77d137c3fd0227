import type { FirstAnswer } from '@quartermaster/core/host';
import { pageFiles, type Assets, type EntrySource } from './assets.ts';
import { escapeHtml } from './escape-html.ts';
import { firstAnswerTag } from './first-answer.ts';
import { scriptTags } from './script-tags.ts';
import { withStylesheetIntegrity } from './stylesheet-integrity.ts';

export interface DocumentParts {
  /** Name of the store, for the browser to compare with its own choice. */
  readonly storeName: string;
  /** The store that the host leads to, which the browser cannot know. */
  readonly hostStore: string | null;
  /** Where the store's analytics may send, for the browser to know which of them it may offer. */
  readonly analyticsOrigins?: readonly string[];
  readonly title: string;
  /** Tags of the head that the page itself rendered: title, font preloads. */
  readonly head: string;
  readonly body: string;
  /** One or more `<style>` tags with the nonce. */
  readonly styles: string;
  readonly first: FirstAnswer | null;
  /** Source modules that the page shows. */
  readonly modules: readonly string[];
  readonly assets: Assets;
  /** Null: a page that needs no script. */
  readonly entry?: EntrySource | null;
  /** The import map, which must come before anything that loads a module. */
  readonly importMap?: string;
  /** Data for the browser beside the answer, as a tag. */
  readonly data?: string;
}

const withoutScript = '<noscript><p>This marketplace needs JavaScript for ordering: without it you can search and read, but Add, Sign in, the cart and other forms do nothing. Enable it in your browser and reload the page.</p></noscript>';
/** Of a page that the browser fills. */
const emptyWithoutScript = '<noscript><p>This page needs JavaScript, and stays empty without it. Enable it in your browser and reload the page. You can <a href="/home">search and read</a> without it.</p></noscript>';

/** The HTML document. Everything executable in it is a file of our own, with its integrity. */
export function htmlDocument({
  storeName, hostStore, analyticsOrigins = [], title, head, body, styles, first, modules, assets, entry = 'src/browser.tsx', importMap = '', data = '',
}: DocumentParts): string {
  const files = entry === null ? null : pageFiles(assets, modules, entry);
  const integrity = (file: string) => (assets.integrity[file] === undefined ? '' : ` integrity="${assets.integrity[file]}"`);
  return [
    '<!doctype html>',
    `<html lang="en" data-store="${escapeHtml(storeName)}"${hostStore === null ? '' : ` data-host-store="${escapeHtml(hostStore)}"`}${analyticsOrigins.length === 0 ? '' : ` data-analytics="${escapeHtml(analyticsOrigins.join(' '))}"`}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    importMap,
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    head.includes('<title') ? '' : `<title>${escapeHtml(title)}</title>`,
    withStylesheetIntegrity(head, assets.integrity),
    styles,
    ...(files?.styles ?? []).map((file) => `<link rel="stylesheet" href="/${file}"${integrity(file)}>`),
    files === null ? '' : scriptTags(files, assets.integrity, first !== null),
    '</head>',
    '<body>',
    entry === null ? '' : first === null ? emptyWithoutScript : withoutScript,
    `<div id="root">${body}</div>`,
    data,
    first === null ? '' : firstAnswerTag(first),
    '</body>',
    '</html>',
  ].join('');
}
