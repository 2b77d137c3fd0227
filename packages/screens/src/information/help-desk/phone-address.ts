/** The address of a telephone number, with its extension if it has one (RFC 3966). */
export function phoneAddress(phone: string): string {
  const [number = '', extension = ''] = phone.split(/(?:ext\.?|x|#)/i).map((part) => part.replaceAll(/[^\d+]/g, ''));
  return `tel:${number}${extension === '' ? '' : `;ext=${extension}`}`;
}
