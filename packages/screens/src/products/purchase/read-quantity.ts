import { quantityRule } from '@quartermaster/contracts';

/** A typed quantity of 1 to 8 digits; spaces and thousands commas count for nothing (specification, section 5). */
export function readQuantity(typed: string): { quantity: number } | { problem: string } {
  const compact = typed.replaceAll(/[\s,]/g, '');
  const problem = quantityRule(compact);
  return problem === null ? { quantity: Number(compact) } : { problem };
}
