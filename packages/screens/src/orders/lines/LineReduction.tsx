import { formatMoney, type CartLine } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Alert, Link, VisuallyHidden } from '@quartermaster/ui';
import { calendarDay } from '../order-date.ts';

const pieces = (count: number): string => count.toLocaleString('en-US');

/** A quantity beyond the maximum order of its contract, and the lower price that was asked for or authorized: both prices, and the way to the request. */
export function LineReduction({ line }: { line: CartLine }) {
  const { href } = useNavigation();
  const { aboveMaximum, contractTotal, reduction, cartKey, name } = line;
  const request = (words: string) => <Link href={href('/cart/reduce_price', { cartKey })}>{words}<VisuallyHidden> of {name}</VisuallyHidden></Link>;
  if (reduction !== undefined && reduction.price !== null && reduction.until !== null) {
    const [lower, last] = [formatMoney(reduction.price), calendarDay(reduction.until)];
    return reduction.counts
      ? <Alert tone="success">Lower price of {lower} until {last}; the price of the contract is {formatMoney(reduction.listPrice)}. {request('See the authorization')}</Alert>
      : <Alert tone="info">A lower price of {lower} is authorized until {last}, for exactly {pieces(reduction.quantity)}. {request('See the authorization')}</Alert>;
  }
  if (reduction !== undefined) return <Alert tone="info">A lower price is asked for {pieces(reduction.quantity)}, and not answered yet. {request('See the request')}</Alert>;
  if (aboveMaximum === undefined) return null;
  if (contractTotal !== undefined) return <Alert tone="info">What you order under this contract comes to {formatMoney(contractTotal)}, above its maximum order of {formatMoney(aboveMaximum)}. You can order it, or ask first: {request('Ask for a lower price')}</Alert>;
  return <Alert tone="info">Above {formatMoney(aboveMaximum)}, the maximum order of this contract. You can order it, or ask first: {request('Ask for a lower price')}</Alert>;
}
