import type { ProductReportSubject } from '@quartermaster/contracts';
import { sql, withTransaction } from '@quartermaster/database';
import { tellDeskWith } from '../help-desk/index.ts';
import { mailWaiting } from '../mail/index.ts';
import { nameOf } from '../orderhistory/index.ts';
import { signedIn, type RequestContext } from '../wire/index.ts';
import type { KeptReport } from './kept-report.ts';
import { newReportLink } from './link.ts';
import { deskMail, vendorMail } from './mails.ts';

const hour = 3_600_000;

export interface NewReport {
  readonly product: { readonly productId: string; readonly name: string; readonly partNumber: string };
  /** Null: of none in particular. */
  readonly vendor: { readonly id: string; readonly name: string } | null;
  /** Where the vendor reads mail; null: it is not told. */
  readonly vendorEmail: string | null;
  readonly subject: ProductReportSubject;
  readonly text: string;
}

/** Null: the buyer has reported too often today. `told`: whether the vendor was. */
export type Recorded = { readonly reportNumber: string; readonly told: boolean } | null;

/**
 * Keeps a report; it, the mail to the desk and that to the vendor are there together. The same one again from the same buyer within an hour is that report: a
 * second press, or another try after an answer that was lost.
 */
export async function recordReport(context: RequestContext, { product, vendor, vendorEmail, subject, text }: NewReport, { webOrigin, mostADay }: { readonly webOrigin: string; readonly mostADay: number }): Promise<Recorded> {
  const buyer = signedIn(context);
  const { database, store, clock, randomness } = context;
  const now = clock.now();
  return withTransaction(database, async (connection) => {
    // One report of a buyer at a time, so that none passes the limit beside another, and of two presses at once the second finds the first.
    await connection.query(sql`select from marketplace.buyer where buyer_id = ${buyer.buyerId} for no key update`);
    const { rows: [before] } = await connection.query<{ today: number; same: string | null; told: boolean | null }>(sql`
      with lately as (select * from marketplace.product_report where buyer_id = ${buyer.buyerId} and reported_at > ${new Date(now.getTime() - 24 * hour)}),
        same as (select report_number, vendor_email from lately where store = ${store.name} and product_id = ${product.productId} and vendor_id is not distinct from ${vendor?.id ?? null}
          and subject = ${subject} and text = ${text} and reported_at > ${new Date(now.getTime() - hour)} order by report_number desc limit 1)
      select (select count(*)::int from lately) as today, (select report_number::text from same) as same, (select vendor_email is not null from same) as told`);
    if (typeof before?.same === 'string') return { reportNumber: before.same, told: before.told === true };
    if ((before?.today ?? 0) >= mostADay) return null;
    const reported = {
      buyerId: buyer.buyerId, store: store.name, buyerName: nameOf(buyer), buyerEmail: buyer.verifiedEmails[0] ?? null, productId: product.productId, productName: product.name, partNumber: product.partNumber,
      subject, text, vendorId: vendor?.id ?? null, vendorName: vendor?.name ?? null, vendorEmail, reportedAt: now, answeredAt: null,
    };
    const { rows: [kept] } = await connection.query<{ number: string }>(sql`
      insert into marketplace.product_report (buyer_id, store, buyer_name, buyer_email, product_id, product_name, part_number, subject, text, vendor_id, vendor_name, vendor_email, reported_at)
      values (${reported.buyerId}, ${reported.store}, ${reported.buyerName}, ${reported.buyerEmail}, ${reported.productId}, ${reported.productName}, ${reported.partNumber}, ${subject}, ${text}, ${reported.vendorId}, ${reported.vendorName}, ${vendorEmail}, ${now})
      returning report_number::text as number`);
    if (kept === undefined) throw new Error('A report about a product was not kept.');
    const report: Omit<KeptReport, 'answers'> = { ...reported, reportNumber: kept.number };
    await tellDeskWith(connection, deskMail(report, webOrigin), context);
    if (vendorEmail !== null) await connection.query(mailWaiting(vendorMail(report, vendorEmail, await newReportLink(connection, kept.number, webOrigin, now, randomness)), now, randomness.uuid()));
    return { reportNumber: kept.number, told: vendorEmail !== null };
  });
}
