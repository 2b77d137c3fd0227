import type { OfferRecord } from './catalog-record.ts';
import type { Category } from './categories.ts';
import { draw, drawInteger } from './draw.ts';
import { numberOf, type SourceProduct } from './icecat.ts';
import { productIndicators } from './indicators.ts';
import { basePrice, dollars } from './price.ts';
import { sinOf } from './sins.ts';
import type { Vendor } from './vendors.ts';

/** Goods that a regional vendor brings on a truck of their own. */
const HEAVY = /^(71|4110|7290|7035-racks|3920)/;

/** How many vendors offer a product: one in a hundred products has none, most have two or three. */
function vendorCount(productId: string): number {
  const at = draw('vendors', productId);
  if (at < 0.01) return 0;
  if (at < 0.2) return 1;
  if (at < 0.5) return 2;
  if (at < 0.76) return 3;
  return at < 0.92 ? 4 : 5;
}

/** What offers depend on. */
export interface Goods {
  readonly id: string;
  /** Cents, before a vendor's terms. */
  readonly price: number;
  readonly unit: string;
  /** Those that every offer carries. */
  readonly indicators: readonly string[];
}

export const goodsOf = (product: SourceProduct, category: Category): Goods => ({
  id: product.id,
  price: basePrice(product, category),
  unit: unitOfIssue(product, category),
  indicators: productIndicators(product, category),
});

/** Half of the heavy goods are sold by regional vendors alone, so that a buyer is asked for the ZIP code. */
export const regionalOnly = (product: SourceProduct, category: Category): boolean => HEAVY.test(category.id) && draw('regional', product.id) < 0.5;

function vendorsOf(product: Goods, category: Category, vendors: readonly Vendor[], onlyRegional: boolean): Vendor[] {
  const serving = vendors.filter(({ groups, region }) => category.path.some(({ id }) => groups.has(id)) && (!onlyRegional || region !== null));
  const known = serving.length > 0 ? serving : vendors.filter(({ groups }) => groups.has('99'));
  return known
    .map((vendor) => ({ vendor, at: draw('vendor', product.id, vendor.id) }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, vendorCount(product.id))
    .map(({ vendor }) => vendor);
}

function unitOfIssue(product: SourceProduct, category: Category): string {
  const [single = 'EA', ...packs] = category.units;
  if (single !== 'EA') return single;
  const pieces = numberOf(product, 'quantity_per_pack') ?? 1;
  return pieces > 1 && packs.length > 0 ? (packs[drawInteger(packs.length, 'unit', product.id)] ?? single) : single;
}

/** The offers of a product by the fixed rule that NOTES.md describes. */
export function offersOf(product: Goods, category: Category, vendors: readonly Vendor[], onlyRegional = false): OfferRecord[] {
  const sin = sinOf(category);
  return vendorsOf(product, category, vendors, onlyRegional).map((vendor) => {
    const at = (what: string): number => draw(what, product.id, vendor.id);
    const price = Math.max(1, Math.round((product.price * vendor.pricePercent * (0.94 + 0.12 * at('price'))) / 100));
    const serviceArea = vendor.region !== null && HEAVY.test(category.id) ? vendor.region : undefined;
    return {
      vendorId: vendor.id,
      vendor: vendor.name,
      contract: vendor.contract,
      ...(sin === undefined ? {} : { sin }),
      price: dollars(price),
      unitOfIssue: product.unit,
      deliveryDays: category.deliveryDays + vendor.deliveryDays + Math.floor(4 * at('delivery')),
      indicators: [...new Set([...vendor.indicators, ...product.indicators])],
      ...(at('breaks') < 0.35 ? { quantityBreaks: breaks(price) } : {}),
      ...(vendor.minimumOrder > 0 ? { minimumOrder: dollars(vendor.minimumOrder) } : {}),
      ...(vendor.maximumOrder > 0 ? { maximumOrder: dollars(vendor.maximumOrder) } : {}),
      available: at('empty') < 0.03 ? 0 : 1 + Math.floor(400 * at('stock') ** 2),
      ...(serviceArea === undefined ? {} : { serviceArea }),
    };
  });
}

/** Five percent off from ten pieces; cheap goods nine percent off from fifty. */
function breaks(price: number): { minimumQuantity: number; price: string }[] {
  const ten = { minimumQuantity: 10, price: dollars(Math.max(1, Math.floor(price * 0.95))) };
  return price > 20_000 ? [ten] : [ten, { minimumQuantity: 50, price: dollars(Math.max(1, Math.floor(price * 0.91))) }];
}
