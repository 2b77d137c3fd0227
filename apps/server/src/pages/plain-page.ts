const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

/** A page without the web's help: for when there is none, or when it failed. */
export function plainPage(title: string, paragraphs: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en-US">',
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>`,
    `<body><main><h1>${escaped(title)}</h1>${paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('')}</main></body>`,
    '</html>',
    '',
  ].join('\n');
}
