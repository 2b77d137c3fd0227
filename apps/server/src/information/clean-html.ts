import type { IOptions } from 'sanitize-html';
import { cleanMarkup } from '../text/index.ts';

/** The browser's own sanitizer keeps the same: text structure and links, no class, id, name, style or script. */
const kept: IOptions = {
  allowedTags: [
    'a', 'b', 'br', 'caption', 'code', 'dd', 'dl', 'dt', 'em', 'h2', 'h3', 'h4', 'hr', 'i', 'li', 'ol', 'p', 'pre', 's', 'small', 'strong',
    'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul',
  ],
  allowedAttributes: { a: ['href', 'title'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'], '*': ['lang', 'dir'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** Information and help as they may be shown: nothing in them runs or borrows our looks, no matter who wrote the rows. */
export const cleanHtml = (html: string): string => cleanMarkup(html, kept);
