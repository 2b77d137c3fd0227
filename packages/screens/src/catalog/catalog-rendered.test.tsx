import type { AttributesOf } from '@quartermaster/contracts';
import { describe, expect, it } from 'vitest';
import { example } from '../testing/examples.ts';
import { renderedScreen } from '../testing/rendered-screen.tsx';

type Detail = AttributesOf<'/catalog/product_detail', 'ProductDetail'>;
const results = '/ws/search/advantage_search';
const page = '/catalog/product_detail';
const toner = (example(page, 'ProductDetail', 'Two vendors') as Detail).product;
const [cheap] = toner.offers;
if (cheap === undefined) throw new Error('The example has no offer.');
const detail = async (change: Partial<Detail['product']>, name = 'Two vendors') => renderedScreen(page, 'ProductDetail', name, { query: 'productId=3920564', change: { product: { ...toner, ...change } } });

describe('the page of a product', () => {
  it('leads to each vendor, and to the choice among several with the place of the delivery', async () => {
    const { links } = await detail({ zip: '20405' });
    for (const { vendor } of toner.offers) expect(links[vendor.name]).toBe(`/ws/catalog/contractor_detail?contractor=${vendor.id}`);
    const choice = 'Choose a vendor by delivery, minimum order or indicators';
    expect(links[choice]).toBe(`/ws/catalog/dealer_select?productId=${toner.productId}&zip=20405`);
    expect((await detail({ zip: null })).links[choice]).toBe(`/ws/catalog/dealer_select?productId=${toner.productId}`);
    expect((await detail({ offers: [cheap] })).links).not.toHaveProperty(choice);
  });

  it('calls what is beside it by what it is: related products, or services', async () => {
    const { related } = example(page, 'ProductDetail', 'Two vendors') as Detail;
    const headings = async (kind: 'product' | 'service') => (await renderedScreen(page, 'ProductDetail', 'Two vendors', { query: 'productId=3920564', change: { related: related.map((each) => ({ ...each, kind })) } })).text.match(/Related \w+/g);
    expect(await headings('product')).toContain('Related products');
    expect(await headings('service')).toContain('Related services');
    expect(await headings('service')).not.toContain('Related products');
  });

  it('says who delivers to the place, and that Add is not for those who do not', async () => {
    const with_ = async (...delivers: readonly boolean[]) => detail({ zip: '20405', offers: delivers.map((each, place) => ({ ...cheap, offerId: `o${place}`, delivers: each, available: 5 })) });
    expect((await with_(true, true)).text).toContain('Every vendor delivers to 20405.');
    const one = await with_(true, false);
    expect(one.text).toContain('1 of 2 vendors does not deliver to 20405.');
    expect(one.text.match(/Does not deliver to 20405/g)).toHaveLength(1);
    const quantities = async (...delivers: readonly boolean[]) => (await with_(...delivers)).html.match(/name="quantity"/g)?.length ?? 0;
    expect((await quantities(true, true)) - (await quantities(true, false))).toBe(1);
    expect((await with_(false, false)).text).toContain('2 of 2 vendors do not deliver to 20405.');
    expect((await detail({ zip: null })).text).not.toContain('Every vendor delivers');
  });

  it('marks the lowest price among offers that can be ordered, of several alone', async () => {
    const cents = (amount: number, more: object = {}) => ({ ...cheap, offerId: `o${amount}`, vendor: { ...cheap.vendor, name: `Vendor ${amount}` }, price: { ...cheap.price, amount }, quantityBreaks: [], available: 5, delivers: true, ...more });
    const { text } = await detail({ offers: [cents(300), cents(100, { available: 0 }), cents(150, { delivers: false }), cents(200)] });
    expect([...text.matchAll(/Vendor (\d+)(?! of)(?: Lowest price)?/g)].map(([said]) => said).filter((said) => said.includes('Lowest'))).toEqual(['Vendor 200 Lowest price']);
    const rows = ['Vendor 100', 'Vendor 150', 'Vendor 200', 'Vendor 300'].map((name) => text.indexOf(` ${name} `));
    expect(rows).toEqual(rows.toSorted((a, b) => a - b));
    expect((await detail({ offers: [cents(200)] })).text).not.toContain('Lowest price');
    expect((await detail({ offers: [] })).text).toContain('No vendor offers this now');
  });

  it('asks for no place of delivery of a service', async () => {
    expect((await detail({ kind: 'product' })).text).toContain('Deliver to ZIP code');
    expect((await detail({ kind: 'service' })).text).not.toContain('Deliver to ZIP code');
  });

  it('that is not in the catalog leads to a search for its number', async () => {
    const gone = await renderedScreen(page, 'NotFound', 'Nothing like it', { change: { productId: 'A/1 2' } });
    expect(gone.links['Search for “A/1 2”']).toBe(`${results}?q=A%2F1+2`);
  });
});

describe('the vendors of a product', () => {
  const at = '/catalog/dealer_select';
  const shown = example(at, 'Success', 'Several vendors') as AttributesOf<typeof at, 'Success'>;
  const dealers = async (change: object, name = 'Several vendors') => renderedScreen(at, 'Success', name, { change });

  it('are counted: all of them, or how many fit', async () => {
    expect((await dealers({ offerCount: shown.product.offers.length })).text).toContain(`${shown.product.offers.length} offers `);
    expect((await dealers({ offerCount: 9 })).text).toContain(`${shown.product.offers.length} of 9 offers fit.`);
    expect((await dealers({ offerCount: 1, product: { ...shown.product, offers: shown.product.offers.slice(0, 1) } })).text).toMatch(/ 1 offer (?!s)/);
  });

  it('that none fits lead to all of them; the order that was chosen stays', async () => {
    const { text, links } = await dealers({ offerCount: 3 }, 'No vendor that fits');
    expect(text).toContain('No vendor fits all of this.');
    expect(links['Show all vendors']).toBe(`/ws${at}?productId=${shown.product.productId}`);
    const named = shown.product.offers.map((offer, place) => ({ ...offer, vendor: { ...offer.vendor, name: `Seller ${place}` }, price: { ...offer.price, amount: 900 - place } }));
    const ordered = await dealers({ sort: 'name', offerCount: named.length, product: { ...shown.product, offers: named } });
    expect(ordered.text.indexOf(' Seller 0 ')).toBeLessThan(ordered.text.indexOf(' Seller 1 '));
    expect([...ordered.html.matchAll(/<option[^>]*value="([^"]*)"[^>]*selected=""/g)].map(([, value]) => value)).toContain('name');
  });
});

describe('a contractor', () => {
  const at = '/catalog/contractor_detail';
  it('leads to what each contract has, and to all', async () => {
    const { contractor, contracts } = example(at, 'Success', 'Two contracts') as AttributesOf<typeof at, 'Success'>;
    const { links } = await renderedScreen(at, 'Success', 'Two contracts');
    for (const { number } of contracts) expect(links[number]).toBe(`${results}?contract=${number}`);
    expect(links[`Show all of ${contractor.name}`]).toBe(`${results}?vendor=${contractor.id}`);
    const none = await renderedScreen(at, 'Success', 'Two contracts', { change: { contracts: [] } });
    expect([none.text.includes('No contract at present'), `Show all of ${contractor.name}` in none.links]).toEqual([true, false]);
  });

  it('that is unknown is named; an address without one says so', async () => {
    expect((await renderedScreen(at, 'NotFound', 'Unknown contract')).text).toContain('There is no contractor or contract GS-00F-0000Z in this store.');
    expect((await renderedScreen(at, 'NotFound', 'Nothing asked')).text).toContain('The address names no contractor.');
  });
});

describe('what a buyer keeps and tells', () => {
  it('saved products are turned by pages; one that the store does not have any more has no link', async () => {
    const { saved } = example('/catalog/saved_products', 'Success', 'Two products, one cheaper by now') as AttributesOf<'/catalog/saved_products', 'Success'>;
    const [first] = saved;
    const { links, text } = await renderedScreen('/catalog/saved_products', 'Success', 'Two products, one cheaper by now', { change: { saved: [first, { ...first, productId: 'gone', name: 'Gone thing', product: null }], total: 41, page: 2, pageSize: 20 } });
    expect([links['1'], links['3'], links['4']]).toEqual(['/ws/catalog/saved_products?page=1', '/ws/catalog/saved_products?page=3', undefined]);
    expect([text.includes('Gone thing'), text.includes('This store does not have it any more'), 'Gone thing' in links]).toEqual([true, true, false]);
  });

  it('reports are turned by pages, and say which wait', async () => {
    const { reports } = example('/catalog/product_reports', 'Success', 'One is answered') as AttributesOf<'/catalog/product_reports', 'Success'>;
    const { links, text } = await renderedScreen('/catalog/product_reports', 'Success', 'One is answered', { change: { total: 21, page: 1, pageSize: 20 } });
    expect(links['2']).toBe('/ws/catalog/product_reports?page=2');
    expect([text.match(/Waits for an answer/g)?.length, text.match(/ Answered /g)?.length]).toEqual([reports.filter(({ answers }) => answers.length === 0).length, reports.filter(({ answers }) => answers.length > 0).length]);
    expect((await renderedScreen('/catalog/product_reports', 'Success', 'None yet')).text).toContain('No reports yet');
  });

  it('a report that is sent says who was told and where the answer comes', async () => {
    const sent = async (change: object) => (await renderedScreen('/catalog/product_detail_report_submit', 'Success', 'Told to the vendor, too', { change })).text;
    expect(await sent({ toldVendor: 'Depot', email: 'a@b.gov' })).toContain('The marketplace and Depot were told. The answer is mailed to a@b.gov, and is with your reports.');
    expect(await sent({ toldVendor: null, email: null })).toContain('The marketplace was told. You read the answer with your reports.');
  });
});

describe('a comparison', () => {
  it('says how many are compared, and that nothing is', async () => {
    expect((await renderedScreen('/catalog/compare', 'Success', 'Two products')).text).toContain('Compare 2 products');
    const one = (example('/catalog/compare', 'Success', 'Two products') as AttributesOf<'/catalog/compare', 'Success'>).products.slice(0, 1);
    const { text } = await renderedScreen('/catalog/compare', 'Success', 'Two products', { change: { products: one, missing: ['A', 'B'], leftOut: 1 } });
    expect(text).toMatch(/Compare 1 product (?!s)/);
    expect(text).toContain('This store does not have the products A, B.');
    expect(text).toContain('The address names 1 more, which is left out.');
    expect(text).not.toContain('Only what differs');
    const none = await renderedScreen('/catalog/compare', 'Success', 'Two products', { change: { products: [] } });
    expect([none.text.includes('Nothing to compare'), none.links['Browse products']]).toEqual([true, results]);
  });
});
