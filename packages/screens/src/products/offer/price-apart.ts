import type { ProductSummary } from '@quartermaster/contracts';

/** Whether the offer that was chosen for the buyer has another price than the lowest, which the list shows. */
export const isPriceApart = ({ bestOffer, price }: Pick<ProductSummary, 'bestOffer' | 'price'>): boolean => bestOffer !== null && bestOffer.price.amount !== price?.low.amount;
