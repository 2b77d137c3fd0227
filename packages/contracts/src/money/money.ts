/** An amount in integer minor units (cents for USD), never a float. */
export interface Money {
  amount: number;
  currency: 'USD';
}

/** An amount of U.S. dollars, in cents. */
export const usd = (amount: number): Money => ({ amount, currency: 'USD' });

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,204.50` */
export function formatMoney(money: Money): string {
  return dollars.format(money.amount / 100);
}
