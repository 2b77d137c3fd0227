import { quantityRule } from '@quartermaster/contracts';

/**
 * A typed quantity of 1 to 8 digits; spaces and thousands commas count for nothing (specification, section 5).
 *
 * @param available pieces that the vendor has; null where there is no stock to count
 */
export function readQuantity(typed: string, available: number | null): { quantity: number } | { problem: string } {
  const compact = typed.replaceAll(/[\s,]/g, '');
  const problem = quantityRule(compact);
  if (problem !== null) return { problem };
  const quantity = Number(compact);
  return available === null || quantity <= available ? { quantity } : { problem: `The vendor has ${available.toLocaleString('en-US')} in stock. Enter a quantity of ${available.toLocaleString('en-US')} or less.` };
}
