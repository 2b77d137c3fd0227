import type { CartLine } from '@quartermaster/contracts';

/** The pieces of a line that can be ordered where they are fewer than it asks for; 0 where there are none, or where the number is no problem. */
export function mostOf({ change }: Pick<CartLine, 'change'>): number {
  const limits = [change?.available ?? null, change?.mostThatFit ?? null].filter((limit) => limit !== null);
  return limits.length === 0 ? 0 : Math.min(...limits);
}
