import { decodeHTMLStrict } from 'entities';
import type { IOptions } from 'sanitize-html';
import { cleanMarkup } from './clean-html.ts';

/** Bare text structure: no attribute, no link, no script. Sections of a vendor's page become paragraphs. */
const kept: IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'sub', 'sup', 'h3', 'h4'],
  allowedAttributes: {},
  disallowedTagsMode: 'discard',
  transformTags: { div: 'p', section: 'p', h1: 'h3', h2: 'h3' },
  // A section around paragraphs leaves empty ones.
  exclusiveFilter: ({ tag, text }) => tag === 'p' && text.trim() === '',
};

/** A description of a vendor as HTML that holds text, a few bare tags and nothing else. */
export function descriptionHtml(description: string): string {
  const text = cleanMarkup(description, kept).replaceAll('<br />', '<br>').replace(/\r?\n/g, '<br>');
  return text === '' || /^<(p|ul|ol|h3|h4)>/.test(text) ? text : `<p>${text}</p>`;
}

/** A description as plain text: what is left of its markup are bare tags, and every other angle bracket is named by an entity. */
export const plainText = (description: string): string => decodedText(/[<>&]/.test(description) ? cleanMarkup(description, kept).replace(/<[^>]*>/g, ' ') : description);

/** A name or another text of one line with its characters in the place of their entities (`&reg;`, `&#8211;`). Markup is no part of it, and stays. */
export function decodedText(text: string): string {
  // Most texts have no entity.
  const decoded = text.includes('&') ? decodeHTMLStrict(text) : text;
  return decoded.replace(/\s+/g, ' ').trim();
}
