import type { CheckoutProblem } from './checkout.schema.ts';

const acceptedByOrdering: ReadonlySet<CheckoutProblem['code']> = new Set(['PRICE_CHANGED', 'REVIEW_CHANGED']);

/** Whether a problem has to be mended before the order can be placed. Mere changes are accepted by placing it. */
export const blocksOrder = ({ code }: Pick<CheckoutProblem, 'code'>): boolean => !acceptedByOrdering.has(code);
