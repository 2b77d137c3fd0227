/** An amount in integer minor units (cents for USD), never a float. */
export interface Money {
  amount: number;
  currency: 'USD';
}

/** An amount of U.S. dollars, in cents. */
export const usd = (amount: number): Money => ({ amount, currency: 'USD' });

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `1204.50`: the dollars as a decimal number. Digits are moved and nothing is divided, so that no cent is lost to a float. */
export function decimalDollars({ amount }: Money): `${number}` {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}

/** `$1,204.50` */
export function formatMoney(money: Money): string {
  return dollars.format(decimalDollars(money));
}
