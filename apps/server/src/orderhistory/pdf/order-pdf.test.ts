import { inflateSync } from 'node:zlib';
import { services } from '@quartermaster/contracts/schema';
import type { Order } from '@quartermaster/contracts';
import { describe, expect, it } from 'vitest';
import { orderPdf, writeOrder, type OrderWriter } from './order-pdf.ts';

const service = services.find(({ path }) => path === '/orderhistory/order_details');
const example = service?.path === '/orderhistory/order_details' ? service.responses.Success.examples['Two purchase orders'] : undefined;
if (example === undefined) throw new Error('The contract has no example of an order.');
const { order } = example;

/** The file's objects as text, with object streams unpacked. */
function objectsOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  return text.replace(/stream\n([\s\S]*?)\nendstream/g, (_all, data: string) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      // Not compressed, as the metadata are.
      return data;
    }
  });
}

const countOf = (text: string, type: string): number => text.match(new RegExp(`/S /${type}\\b`, 'g'))?.length ?? 0;
const pagesOf = (text: string): number => text.match(/\/Type \/Page\b/g)?.length ?? 0;

describe('the PDF of an order', () => {
  it('is tagged, titled and in a language', async () => {
    const text = objectsOf(await orderPdf(order, 'DHS'));
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('/StructTreeRoot');
    expect(text).toMatch(/\/Marked true/);
    expect(text).toMatch(/\/Lang \(en-US\)/);
    expect(text).toMatch(/\/DisplayDocTitle true/);
    expect(text).toMatch(/pdfuaid:part>?1/);
  });

  it('has a heading for each part, and a table with header cells for each purchase order and for the totals', async () => {
    const text = objectsOf(await orderPdf(order, 'DHS'));
    expect(countOf(text, 'H1')).toBe(1);
    expect(countOf(text, 'H2')).toBe(3 + order.purchaseOrders.length);
    expect(countOf(text, 'Table')).toBe(1 + order.purchaseOrders.length);
    expect(countOf(text, 'TH')).toBe(5 * order.purchaseOrders.length + 4);
    expect(text.match(/\/Scope \/Column/g)).toHaveLength(5 * order.purchaseOrders.length);
    expect(text.match(/\/Scope \/Row/g)).toHaveLength(4);
  });

  it('goes on over as many pages as it needs, with every line in it', async () => {
    const long: Order = {
      ...order,
      purchaseOrders: order.purchaseOrders.map((part) => ({ ...part, lines: Array.from({ length: 120 }, () => part.lines).flat() })),
    };
    const text = objectsOf(await orderPdf(long, 'DHS'));
    expect(pagesOf(text)).toBeGreaterThan(5);
    expect(countOf(text, 'TR')).toBe(2 * 121 + 4);
  });

  it('is the same file twice but for its random id', async () => {
    const stable = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1').replace(/<[0-9a-f]{32}>/g, '');
    expect(stable(await orderPdf(order, 'DHS')).length).toBe(stable(await orderPdf(order, 'DHS')).length);
  });

  it('has the name of the store, the words of the page, and the totals before the purchase orders, so that they are alone on no page', () => {
    const written: string[] = [];
    const writer: OrderWriter = {
      brand: (name) => void written.push(`brand ${name}`),
      heading: (level, text) => void written.push(`H${level} ${text}`),
      lines: (...lines) => void written.push(...lines.filter((line) => line !== '')),
      table: (_columns, rows) => void written.push(...rows.map((row) => row.join(' | '))),
      namedValues: (_columns, rows) => void written.push(...rows.map((row) => row.join(': '))),
    };
    writeOrder(writer, order, 'DHS');
    expect(written.slice(0, 2)).toEqual(['brand DHS', `H1 Order ${order.orderNumber}`]);
    expect(written).toEqual(expect.arrayContaining(['Shipping: Included', 'Tax: Exempt', 'Status: Submitted', expect.stringMatching(/^Purchase card ending in \d{4}, expires \d\d\/\d\d$/)]));
    const [totals, firstOrder] = [written.indexOf('H2 Order total'), written.findIndex((line) => line.startsWith('H2 Purchase order'))];
    expect(written.slice(totals + 1, firstOrder).map((line) => line.split(':')[0])).toEqual(['Subtotal', 'Shipping', 'Tax', 'Total']);
    // The last of a purchase order is its last line: no sum is left for a page of its own.
    expect(written.at(-1)).toContain(' | ');
  });

  it('writes what shipping and tax cost, where they do', () => {
    const written: string[] = [];
    const silent = () => {};
    const totals = { ...order.totals, shipping: { amount: 2_500, currency: 'USD' as const }, tax: { amount: 125, currency: 'USD' as const } };
    writeOrder({ brand: silent, heading: silent, lines: silent, table: silent, namedValues: (_columns, rows) => void written.push(...rows.map((row) => row.join(': '))) }, { ...order, totals }, 'DHS');
    expect(written.slice(1, 3)).toEqual(['Shipping: $25.00', 'Tax: $1.25']);
  });
});
