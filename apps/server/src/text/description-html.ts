/** Tags that a description may keep, without attributes. Everything else is shown as the text that it is. */
const allowed = /^<(\/?)(p|br|b|strong|i|em|ul|ol|li|sub|sup|h3|h4)\s*(\/?)>$/i;
const tag = /<[^<>]*>/g;

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign);

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', reg: '®', trade: '™', copy: '©', deg: '°', micro: 'µ' };

/** Characters that a text names by entity: `&amp;`, `&#8211;`. Text that names none stays as it is. */
const unescape = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' ';
  });

/** A description of a vendor as HTML that holds text, a few bare tags and nothing else: no attribute, no link, no script. */
export function descriptionHtml(description: string): string {
  let html = '';
  let at = 0;
  for (const match of description.matchAll(tag)) {
    const known = allowed.exec(match[0]);
    html += escape(unescape(description.slice(at, match.index)));
    html += known === null ? escape(match[0]) : `<${known[1] ?? ''}${(known[2] ?? '').toLowerCase()}>`;
    at = match.index + match[0].length;
  }
  html += escape(unescape(description.slice(at)));
  const text = html.trim().replace(/\r?\n/g, '<br>');
  return text === '' || /^<(p|ul|ol|h3|h4)>/.test(text) ? text : `<p>${text}</p>`;
}

/** A description as plain text. */
export const plainText = (description: string): string => unescape(description.replace(tag, ' ')).replace(/\s+/g, ' ').trim();
