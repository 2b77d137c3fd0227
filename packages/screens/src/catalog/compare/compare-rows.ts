import { formatMoney, type Indicator, type ProductDetail } from '@quartermaster/contracts';
import { formatDeliveryDays, formatPriceRange, vendorIndicators } from '../../products/index.ts';

export interface CompareRow {
  name: string;
  /** One for each product, in their order; null where it says nothing about this. */
  values: (string | null)[];
  /** Not all products say the same. */
  differs: boolean;
}

const row = (name: string, values: (string | null)[]): CompareRow => ({ name, values, differs: new Set(values).size > 1 });

const labels = (indicators: readonly Indicator[]): string | null => indicators.map(({ label }) => label).join(', ') || null;

/** Of the vendor that Add is of. */
function vendorLabels(product: ProductDetail): string | null {
  const chosen = vendorIndicators(product);
  return chosen === null ? null : `${chosen.vendor}: ${labels(chosen.indicators)}`;
}

/** The price range of today with its unit: prices of different units say little without it. */
const priceOf = ({ price, unitOfIssue }: ProductDetail): string | null => (price === null ? null : `${formatPriceRange(price)}${unitOfIssue === null ? '' : ` for one ${unitOfIssue.name}`}`);

const minimumOf = ({ bestOffer }: ProductDetail): string | null => (bestOffer === null ? null : bestOffer.minimumOrder.amount === 0 ? 'None' : formatMoney(bestOffer.minimumOrder));

/** Terms first, then every specification that any of the products has, in order of first mention. */
export function compareRows(products: readonly ProductDetail[]): CompareRow[] {
  const of = (value: (product: ProductDetail) => string | null) => products.map(value);
  const names = new Set(products.flatMap(({ specifications }) => specifications.map((one) => one.name)));
  return [
    row('Price', of(priceOf)),
    row('Minimum order', of(minimumOf)),
    row('Vendors', of((product) => String(product.vendorCount))),
    row('Delivery after order', of((product) => formatDeliveryDays(product.deliveryDays))),
    row('Manufacturer', of((product) => product.manufacturer)),
    row('Part number', of((product) => product.partNumber)),
    row('National stock number (NSN)', of((product) => product.nsn)),
    row('Indicators of the product', of((product) => labels(product.indicators))),
    row('Indicators of the vendor', of(vendorLabels)),
    ...[...names].map((name) => row(name, of(({ specifications }) => specifications.find((one) => one.name === name)?.value ?? null))),
  ];
}
