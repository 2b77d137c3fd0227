import { usd, type Cart, type CartLine, type VendorGroup } from '@quartermaster/contracts';
import type { Destination } from '@quartermaster/deployment';
import type { CartLineState, CartState } from './cart-state.ts';
import { lineTotal, sumOf } from './amounts.ts';
import { available, lineChange } from './line-change.ts';
import { unitPrice } from './offer.ts';
import { defaultStrategies, totals, type TotalsStrategies } from './totals.ts';

/** One line with its price as it is now. An offer that is gone keeps what the buyer saw last, and says that none is available. */
function priceLine(line: CartLineState, contract: ContractOrder): CartLine {
  const offer = line.current ?? line.seen;
  const reduction = reductionOf(line);
  const prices = reduction?.counts === true && reduction.price !== null ? { price: reduction.price.amount, quantityBreaks: [] } : offer;
  return {
    cartKey: line.cartKey,
    productId: offer.productId,
    offerId: line.offerId,
    kind: offer.kind,
    name: offer.name,
    manufactureName: offer.manufacturer,
    itemNumber: offer.partNumber,
    gsin: offer.nsn,
    contractNumber: offer.contractNumber,
    programName: offer.programName,
    features: offer.features,
    description: offer.description,
    picture: offer.picture,
    indicators: offer.indicators.map(({ code, label, meaning }) => ({ code, label, meaning })),
    price: { unitPrice: usd(unitPrice(prices, line.quantity)) },
    quantity: line.quantity,
    unitOfIssue: { code: offer.unitOfIssue.code, name: offer.unitOfIssue.name },
    lineTotal: usd(lineTotal(prices, line.quantity)),
    deliveryDays: offer.deliveryDays,
    ...aboveMaximum(offer, line.quantity, contract),
    ...(reduction !== undefined && { reduction }),
    ...(offer.stock === 0 && typeof offer.backInStock === 'string' && { backInStock: offer.backInStock }),
    ...(line.outsidePriceDays != null && { outsidePriceDays: line.outsidePriceDays }),
    change: lineChange(line, prices),
  };
}

/** The lower price that was asked for a line. It counts where it is less than what the offer costs now, for exactly the quantity that it was given for. */
function reductionOf({ reduction, current, quantity }: CartLineState): CartLine['reduction'] {
  if (reduction == null || current === null) return undefined;
  const { status, price, until } = reduction;
  const listPrice = unitPrice(current, quantity);
  const counts = status === 'authorized' && price !== null && price < listPrice && reduction.quantity === quantity;
  return { status, quantity: reduction.quantity, listPrice: usd(counts ? listPrice : reduction.listPrice), price: price === null ? null : usd(price), until, counts };
}

/** What is ordered under one contract. Amounts are cents. */
interface ContractOrder {
  /** All lines that can be ordered, at the prices of the contract: a lower price that was authorized does not take its own reason away. */
  readonly total: number;
  /** The least maximum order that an offer of it names, for the offers that name none; null: none does. */
  readonly maximum: number | null;
}

function contractOrder(lines: readonly CartLineState[]): ContractOrder {
  const maxima = lines.flatMap(({ current, seen }) => (current ?? seen).maximumOrder ?? []);
  const orderable = lines.filter((line) => available(line) !== 0);
  return { total: sumOf(orderable.map(({ current, seen, quantity }) => lineTotal(current ?? seen, quantity))), maximum: maxima.length === 0 ? null : Math.min(...maxima) };
}

/** The maximum order of the contract, where what is ordered under it goes beyond it. */
function aboveMaximum(offer: CartLineState['seen'], quantity: number, contract: ContractOrder): Pick<CartLine, 'aboveMaximum' | 'contractTotal'> {
  const most = offer.maximumOrder ?? contract.maximum;
  if (most === null) return {};
  if (lineTotal(offer, quantity) > most) return { aboveMaximum: usd(most) };
  return contract.total > most ? { aboveMaximum: usd(most), contractTotal: usd(contract.total) } : {};
}

/** The lines of each vendor's contract, which become one purchase order; groups are in the order of their first line. */
export function vendorGroups(state: CartState): VendorGroup[] {
  const members = Map.groupBy(state.lines, (line) => {
    const offer = line.current ?? line.seen;
    return `${offer.vendor.id}/${offer.contractNumber}`;
  });
  return [...members].map(([groupId, lines]) => {
    const offers = lines.map((line) => line.current ?? line.seen);
    const contract = contractOrder(lines);
    const priced = lines.map((line) => priceLine(line, contract));
    const subtotal = sumOf(priced.map((line) => line.lineTotal.amount));
    const minimumOrder = Math.max(0, ...offers.map((offer) => offer.minimumOrder));
    const [first] = offers;
    return {
      groupId,
      vendor: { id: first?.vendor.id ?? '', name: first?.vendor.name ?? '' },
      contractNumber: first?.contractNumber ?? '',
      lines: priced,
      subtotal: usd(subtotal),
      minimumOrder: usd(minimumOrder),
      minimumMet: subtotal >= minimumOrder,
    };
  });
}

/** The cart as it is shown and ordered: prices, stock and totals as they are now, by the server alone. */
export async function priceCart(
  state: CartState,
  destination: Destination | null = null,
  strategies: TotalsStrategies = defaultStrategies,
): Promise<Cart> {
  const groups = vendorGroups(state);
  return { version: state.version, groups, lineCount: state.lines.length, totals: await totals(groups, destination, strategies) };
}
