import { describe, expect, it } from 'vitest';
import type { Money } from '../money/money.ts';
import { services } from './services.ts';

/** One value somewhere in an example, with the way to it in words. */
interface Found<Value> {
  readonly place: string;
  readonly value: Value;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object of a value, itself among them. */
function objectsIn(value: unknown, place: string): Found<Fields>[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsIn(item, `${place}[${index}]`));
  if (!isObject(value)) return [];
  return [{ place, value }, ...Object.entries(value).flatMap(([key, inner]) => objectsIn(inner, `${place}.${key}`))];
}

const examples: Found<unknown>[] = services.flatMap((service) => [
  ...Object.entries(service.responses).flatMap(([response, { examples: named }]) => Object.entries(named).map(([name, value]) => ({ place: `${service.path} ${response}, ${name}`, value }))),
  ...Object.entries(service.plain?.examples ?? {}).map(([name, value]) => ({ place: `${service.path}, ${name}`, value })),
]);
const objects = examples.flatMap(({ place, value }) => objectsIn(value, place));

/** The objects that have all these fields. */
function having<Shape>(...names: readonly (keyof Shape & string)[]): Found<Shape>[] {
  const found = objects.filter(({ value }) => names.every((name) => value[name] !== undefined && value[name] !== null));
  expect(found.length, `objects with ${names.join(', ')}`).toBeGreaterThan(0);
  return found as unknown as Found<Shape>[];
}

const sum = (amounts: readonly Money[]): number => amounts.reduce((total, { amount }) => total + amount, 0);

interface Vendor { readonly id: string; readonly name: string }
interface Line { readonly quantity: number; readonly price: { readonly unitPrice: Money }; readonly unitPrice: Money; readonly lineTotal: Money; readonly productId: string; readonly name: string }
interface Group { readonly lines: readonly Line[]; readonly subtotal: Money; readonly minimumOrder: Money; readonly minimumMet: boolean; readonly vendor: Vendor; readonly contractNumber: string }
interface Totals { readonly subtotal: Money; readonly shipping: Money; readonly tax: Money; readonly total: Money }
interface Cart { readonly groups: readonly Group[]; readonly totals: Totals; readonly lineCount: number }
interface Order { readonly purchaseOrders: readonly (Group & { readonly poNumber: string; readonly deliverBy: string | null })[]; readonly totals: Totals; readonly orderNumber: string; readonly placedAt: string }

describe('money in the examples', () => {
  it('the total of a line is its quantity at its price', () => {
    for (const { place, value } of having<Line>('quantity', 'lineTotal', 'price')) expect(value.lineTotal.amount, place).toBe(value.quantity * value.price.unitPrice.amount);
    for (const { place, value } of having<Line>('quantity', 'lineTotal', 'unitPrice')) expect(value.lineTotal.amount, place).toBe(value.quantity * value.unitPrice.amount);
  });

  it('the subtotal of a vendor is the sum of the lines, and says whether the minimum is met', () => {
    for (const { place, value } of having<Group>('lines', 'subtotal')) expect(value.subtotal.amount, place).toBe(sum(value.lines.map(({ lineTotal }) => lineTotal)));
    for (const { place, value } of having<Group>('minimumOrder', 'minimumMet')) expect(value.minimumMet, place).toBe(value.subtotal.amount >= value.minimumOrder.amount);
  });

  it('totals are sums of their parts', () => {
    for (const { place, value } of having<Totals>('subtotal', 'shipping', 'tax', 'total')) expect(value.total.amount, place).toBe(sum([value.subtotal, value.shipping, value.tax]));
    for (const { place, value } of having<Cart>('groups', 'totals')) expect(value.totals.subtotal.amount, place).toBe(sum(value.groups.map(({ subtotal }) => subtotal)));
    for (const { place, value } of having<Cart>('groups', 'lineCount')) expect(value.lineCount, place).toBe(value.groups.flatMap(({ lines }) => lines).length);
    for (const { place, value } of having<Order>('purchaseOrders', 'totals')) expect(value.totals.subtotal.amount, place).toBe(sum(value.purchaseOrders.map(({ subtotal }) => subtotal)));
  });

  it('prices of a product are those of its offers', () => {
    interface Product { readonly offers: readonly { readonly price: Money; readonly vendor: Vendor }[]; readonly price: { readonly low: Money; readonly high: Money } | null; readonly vendorCount: number }
    for (const { place, value: { offers, price, vendorCount } } of having<Product>('offers', 'vendorCount')) {
      const amounts = offers.map((offer) => offer.price.amount);
      expect(vendorCount, place).toBe(new Set(offers.map(({ vendor }) => vendor.id)).size);
      expect([price?.low.amount, price?.high.amount], place).toEqual(offers.length === 0 ? [undefined, undefined] : [Math.min(...amounts), Math.max(...amounts)]);
    }
    interface Chosen { readonly bestOffer: { readonly price: Money }; readonly price: { readonly low: Money; readonly high: Money } }
    for (const { place, value: { bestOffer, price } } of having<Chosen>('bestOffer', 'price')) {
      expect(bestOffer.price.amount, place).toBeGreaterThanOrEqual(price.low.amount);
      expect(bestOffer.price.amount, place).toBeLessThanOrEqual(price.high.amount);
    }
  });
});

describe('counts in the examples', () => {
  interface Paged { readonly total: number; readonly page: number; readonly pageSize: number; readonly results?: readonly unknown[]; readonly orders?: readonly unknown[]; readonly threads?: readonly unknown[]; readonly addresses?: readonly unknown[]; readonly requisitions?: readonly unknown[]; readonly reports?: readonly unknown[]; readonly saved?: readonly unknown[] }

  it('a page has as many rows as its number leaves for it', () => {
    for (const { place, value: { total, page, pageSize, results, orders, threads, addresses, requisitions, reports, saved } } of having<Paged>('total', 'page', 'pageSize')) {
      expect((results ?? orders ?? threads ?? addresses ?? requisitions ?? reports ?? saved)?.length, place).toBe(Math.max(0, Math.min(pageSize, total - (page - 1) * pageSize)));
    }
  });

  it('a facet counts no more than there are, and services have no facet of products', () => {
    interface Search { readonly total: number; readonly kind: string | null; readonly results: readonly { readonly kind: string; readonly picture: string }[]; readonly facets: readonly { readonly id: string; readonly label: string; readonly values: readonly { readonly value: string; readonly count: number; readonly selected: boolean }[] }[] }
    for (const { place, value: { total, kind, results, facets } } of having<Search>('facets', 'results')) {
      // Values beside a chosen one count what they would add.
      const counts = facets.filter(({ values }) => !values.some(({ selected }) => selected)).flatMap(({ values }) => values.map(({ count }) => count));
      expect(Math.max(0, ...counts), place).toBeLessThanOrEqual(total);
      const kinds = new Set(results.map((result) => result.kind));
      expect(kind === 'services' ? kinds : new Set(['service']), place).toEqual(new Set(['service']));
      expect(kind === 'services' ? facets.map(({ label }) => label) : [], place).not.toContain('Manufacturer');
    }
  });

  it('categories hold what is below them, and the catalog what is in its categories', () => {
    interface Category { readonly count: number; readonly children: readonly { readonly count: number }[] }
    interface Catalogue { readonly productCategories: readonly Category[]; readonly serviceCategories: readonly Category[]; readonly productCount: number; readonly serviceCount: number }
    const all = (categories: readonly { readonly count: number }[]): number => categories.reduce((total, { count }) => total + count, 0);
    for (const { place, value } of having<Category>('count', 'children')) expect(all(value.children), place).toBeLessThanOrEqual(value.count);
    for (const { place, value } of having<Catalogue>('productCategories', 'productCount')) {
      expect([all(value.productCategories), all(value.serviceCategories)], place).toEqual([value.productCount, value.serviceCount]);
    }
  });
});

describe('orders in the examples', () => {
  interface Row { readonly orderNumber: string; readonly placedAt: string; readonly vendors: readonly string[]; readonly lineCount: number; readonly total: Money }
  interface LineRow extends Line { readonly orderNumber: string }
  interface Page { readonly orders: readonly Row[]; readonly vendors: readonly Vendor[]; readonly lines: readonly LineRow[] | null }

  it('the newest is first, each number comes once, and the filter has every vendor', () => {
    for (const { place, value: { orders, vendors } } of having<Page>('orders', 'vendors')) {
      const days = orders.map(({ placedAt }) => placedAt);
      expect(days, place).toEqual(days.toSorted().toReversed());
      expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size, place).toBe(orders.length);
      expect(vendors.map(({ name }) => name), place).toEqual(expect.arrayContaining([...new Set(orders.flatMap((order) => order.vendors))]));
    }
  });

  it('the lines of orders are as many, and cost as much, as their orders say', () => {
    for (const { place, value: { orders, lines } } of having<Page & { readonly lines: readonly LineRow[] }>('orders', 'lines')) {
      for (const { orderNumber, lineCount, total } of orders) {
        const own = lines.filter((line) => line.orderNumber === orderNumber);
        expect([own.length, sum(own.map(({ lineTotal }) => lineTotal))], `${place}: ${orderNumber}`).toEqual([lineCount, total.amount]);
      }
    }
  });

  it('purchase orders are numbered after their order, and delivered after it was placed', () => {
    for (const { place, value: { orderNumber, placedAt, purchaseOrders } } of having<Order>('purchaseOrders', 'orderNumber')) {
      expect(purchaseOrders.map(({ poNumber }) => poNumber), place).toEqual(purchaseOrders.map((_, index) => `${orderNumber}-0${index + 1}`));
      expect(purchaseOrders.every(({ deliverBy }) => deliverBy === null || deliverBy > placedAt), place).toBe(true);
    }
  });
});

describe('names in the examples', () => {
  /** The names under which each id is known. */
  const namesOf = (pairs: readonly (readonly [id: string, name: string])[]): string[][] => [...Map.groupBy(pairs, ([id]) => id).values()].map((same) => [...new Set(same.map(([, name]) => name))]);

  it('a vendor, a product and a category have one name everywhere', () => {
    const vendors = having<{ readonly vendor: Vendor }>('vendor').flatMap(({ value: { vendor } }) => (isObject(vendor) ? [[vendor.id, vendor.name] as const] : []));
    const products = having<Line>('productId', 'name').map(({ value }) => [value.productId, value.name] as const);
    const categories = having<{ readonly category: Vendor }>('category').flatMap(({ value: { category } }) => (isObject(category) ? [[category.id, category.name] as const] : []));
    for (const names of [...namesOf(vendors), ...namesOf(products), ...namesOf(categories)]) expect(names).toHaveLength(1);
  });

  it('a service has the picture of services, and a product its own', () => {
    // Categories have a kind of their own.
    const pictures = having<{ readonly kind: string; readonly picture: string }>('kind', 'picture').filter(({ value }) => ['product', 'service'].includes(value.kind));
    expect(pictures.map(({ value }) => value.picture === 'service')).toEqual(pictures.map(({ value }) => value.kind === 'service'));
  });
});
