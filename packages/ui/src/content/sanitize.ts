import DOMPurify, { type Config } from 'dompurify';

const config: Config = {
  ALLOWED_TAGS: [
    'a', 'b', 'br', 'caption', 'code', 'dd', 'div', 'dl', 'dt', 'em', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'li', 'ol', 'p', 'pre', 's',
    'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'u', 'ul',
  ],
  // No class, id, name or style: foreign markup must neither take our looks nor our anchors.
  ALLOWED_ATTR: ['href', 'title', 'lang', 'dir', 'colspan', 'rowspan', 'scope'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#|\?)/i,
};

/** Clean markup from foreign HTML: text structure and links only. Needs a browser. */
export function sanitize(html: string): string {
  return DOMPurify.sanitize(html, config);
}
