import { inflateSync } from 'node:zlib';
import { services } from '@quartermaster/contracts/schema';
import type { Order } from '@quartermaster/contracts';
import { describe, expect, it } from 'vitest';
import { orderPdf } from './order-pdf.ts';

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
    const text = objectsOf(await orderPdf(order));
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('/StructTreeRoot');
    expect(text).toMatch(/\/Marked true/);
    expect(text).toMatch(/\/Lang \(en-US\)/);
    expect(text).toMatch(/\/DisplayDocTitle true/);
    expect(text).toMatch(/pdfuaid:part>?1/);
  });

  it('has a heading for each part, and a table with header cells for each purchase order and for the totals', async () => {
    const text = objectsOf(await orderPdf(order));
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
    const text = objectsOf(await orderPdf(long));
    expect(pagesOf(text)).toBeGreaterThan(5);
    expect(countOf(text, 'TR')).toBe(2 * 121 + 4);
  });

  it('is the same file twice but for its random id', async () => {
    const stable = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1').replace(/<[0-9a-f]{32}>/g, '');
    expect(stable(await orderPdf(order)).length).toBe(stable(await orderPdf(order)).length);
  });
});
