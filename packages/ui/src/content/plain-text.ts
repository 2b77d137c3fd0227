const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * A readable approximation of HTML as plain text, for a place without a browser. It is not a sanitizer:
 * its result is text and must be rendered as text, which React escapes.
 */
export function plainText(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:#(\d{1,7})|([a-z]{2,8}));/gi, (whole, code: string | undefined, name: string | undefined) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const point = Number(code);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    })
    .replaceAll(/\s+/g, ' ')
    .trim();
}
