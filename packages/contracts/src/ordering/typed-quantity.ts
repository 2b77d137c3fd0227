import { quantityRule } from '../fields/rules.ts';

/** A quantity as people write it, such as `12`, `1,200` or `12.0`; null when it is none. At most 8 digits (specification, section 5). */
export function typedQuantity(text: string): number | null {
  const digits = text.trim().replace(/\.0+$/, '').replace(/^\d{1,3}(?:,\d{3})+$/, (grouped) => grouped.replaceAll(',', ''));
  return quantityRule(digits) === null ? Number(digits) : null;
}
