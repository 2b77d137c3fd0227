/** Characters that no document of XML may hold, not even as references. */
// oxlint-disable-next-line no-control-regex -- those that XML does not have
export const noXmlCharacter = /[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;

/** The declaration that cXML documents begin with. It is not read, and nothing is fetched for it. */
const usualDocumentType = /<!DOCTYPE\s+cXML\s+(?:SYSTEM|PUBLIC\s+"[^"<>]*")\s+"[^"<>]*"\s*>/;

/** A document without the usual declaration of its type; null for one that declares a type or entities of its own: these are never expanded. */
export function withoutDocumentType(text: string): string | null {
  const plain = text.replace(usualDocumentType, '');
  return /<!(?:DOCTYPE|ENTITY)/i.test(plain) ? null : plain;
}
