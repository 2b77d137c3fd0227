/** A quantity as people write it, such as `12`, `1,200` or `12.0`; null when it is none. At most 8 digits (specification, section 5). */
export function typedQuantity(text: string): number | null {
  const digits = text.trim().replace(/\.0+$/, '').replace(/^\d{1,3}(?:,\d{3})+$/, (grouped) => grouped.replaceAll(',', ''));
  const quantity = /^\d{1,8}$/.test(digits) ? Number(digits) : 0;
  return quantity > 0 ? quantity : null;
}
