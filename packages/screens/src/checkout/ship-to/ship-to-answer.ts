import type { Answer } from '@quartermaster/core';

/** An answer that keeps the buyer with the choice of a destination. */
export type ShipToAnswer = Exclude<Answer<'/checkout/select_shipping'>, { responseName: 'CheckOutReview' }>;

export const isShipToAnswer = (answer: Answer<'/checkout/select_shipping'>): answer is ShipToAnswer => answer.responseName !== 'CheckOutReview';
