import type { Indicator, ProductDetail, ProductSummary } from '@quartermaster/contracts';
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
function vendorLabels(product: ProductSummary): string | null {
  const chosen = vendorIndicators(product);
  return chosen === null ? null : `${chosen.vendor}: ${labels(chosen.indicators)}`;
}

/** Terms first, then every specification that any of the products has, in order of first mention. */
export function compareRows(products: readonly ProductSummary[], details: ReadonlyMap<string, ProductDetail>): CompareRow[] {
  const of = (value: (product: ProductSummary) => string | null) => products.map(value);
  const specificationsOf = (product: ProductSummary) => details.get(product.productId)?.specifications ?? [];
  const names = new Set(products.flatMap((product) => specificationsOf(product).map((one) => one.name)));
  return [
    row('Price', of((product) => formatPriceRange(product.price))),
    row('Unit of issue', of((product) => product.unitOfIssue?.name ?? null)),
    row('Vendors', of((product) => String(product.vendorCount))),
    row('Delivery after order', of((product) => formatDeliveryDays(product.deliveryDays))),
    row('Manufacturer', of((product) => product.manufacturer)),
    row('Part number', of((product) => product.partNumber)),
    row('National stock number (NSN)', of((product) => product.nsn)),
    row('Indicators of the product', of((product) => labels(product.indicators))),
    row('Indicators of the vendor', of(vendorLabels)),
    ...[...names].map((name) => row(name, of((product) => specificationsOf(product).find((one) => one.name === name)?.value ?? null))),
  ];
}
