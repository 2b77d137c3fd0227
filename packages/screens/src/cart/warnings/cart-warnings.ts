import type { CartLine, CheckoutProblem, VendorGroup } from '@quartermaster/contracts';

/** Of a cart that was not looked at, or that nothing stops. */
export const noWarnings: CheckoutProblem[] = [];

/** What a line and its vendor say in words of their own, beside prices and quantities. */
const saidElsewhere: ReadonlySet<CheckoutProblem['code']> = new Set(['OFFER_GONE', 'PRICE_OVER', 'STOCK_SHORT', 'MINIMUM_NOT_MET']);

const isNew = ({ code, cartKey }: CheckoutProblem): boolean => !saidElsewhere.has(code) && !(code === 'AMOUNT_TOO_LARGE' && cartKey !== null);

/** What will stop the order because of a line. */
export const warningsOfLine = (warnings: readonly CheckoutProblem[], { cartKey }: Pick<CartLine, 'cartKey'>): CheckoutProblem[] =>
  warnings.filter((warning) => warning.cartKey === cartKey && isNew(warning));

/** What will stop the purchase order to a vendor as a whole. */
export const warningsOfGroup = (warnings: readonly CheckoutProblem[], { groupId }: Pick<VendorGroup, 'groupId'>): CheckoutProblem[] =>
  warnings.filter((warning) => warning.cartKey === null && warning.groupId === groupId && isNew(warning));

/** What will stop the order as a whole: how it is paid, where it goes, and whether it may be ordered. */
export const warningsOfOrder = (warnings: readonly CheckoutProblem[]): CheckoutProblem[] =>
  warnings.filter((warning) => warning.cartKey === null && warning.groupId === undefined && isNew(warning));
