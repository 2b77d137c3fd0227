import { sql } from '@quartermaster/database';
import type { Column } from './column.ts';
import { textArray } from './columns.ts';
import type { OfferRow, ProductRow } from './rows.ts';

export interface ProductWithFacets {
  readonly row: ProductRow;
  readonly facets: readonly number[];
}

const text = sql`text`;
const integer = sql`integer`;
const bigint = sql`bigint`;
const jsonb = sql`jsonb`;
const date = sql`date`;

export const productColumns: readonly Column<ProductWithFacets>[] = [
  ['product_id', text, ({ row: { record } }) => record.id],
  ['kind', text, ({ row: { record } }) => record.kind],
  ['name', text, ({ row: { record } }) => record.name],
  ['part_number', text, ({ row: { record } }) => record.partNumber],
  ['part_key', text, ({ row: { partKey } }) => partKey],
  ['nsn', text, ({ row: { record } }) => record.nsn],
  ['gtin', sql`text[]`, ({ row: { record } }) => (record.gtin.length === 0 ? null : textArray(record.gtin))],
  ['manufacturer', text, ({ row: { record } }) => record.manufacturer],
  ['category_id', text, ({ row: { record } }) => record.categoryPath.at(-1)?.id],
  ['replaced_by', text, ({ row: { record } }) => record.replacedBy ?? null],
  ['accessories', sql`text[]`, ({ row: { record } }) => (record.accessories === undefined ? null : textArray(record.accessories))],
  ['configuration_id', text, ({ row: { record } }) => record.configuration?.id ?? null],
  ['configuration_name', text, ({ row: { record } }) => record.configuration?.name ?? null],
  ['option_names', sql`text[]`, ({ row: { record } }) => (record.configuration === undefined ? null : textArray(Object.keys(record.configuration.options)))],
  ['option_values', sql`text[]`, ({ row: { record } }) => (record.configuration === undefined ? null : textArray(Object.values(record.configuration.options)))],
  ['picture', text, ({ row: { picture } }) => picture],
  ['description', text, ({ row: { record } }) => record.description],
  ['attributes', jsonb, ({ row: { record } }) => JSON.stringify(Object.entries(record.attributes))],
  ['vendor_count', integer, ({ row: { summary } }) => summary.vendorCount],
  ['price_low', bigint, ({ row: { summary } }) => summary.priceLow],
  ['price_high', bigint, ({ row: { summary } }) => summary.priceHigh],
  ['unit_code', text, ({ row: { summary } }) => summary.unit],
  ['delivery_low', integer, ({ row: { summary } }) => summary.deliveryLow],
  ['delivery_high', integer, ({ row: { summary } }) => summary.deliveryHigh],
  ['indicators', sql`text[]`, ({ row: { summary } }) => textArray(summary.indicators)],
  ['facets', sql`integer[]`, ({ facets }) => `{${facets.join(',')}}`],
  ['search', sql`tsvector`, ({ row: { document } }) => document.vector],
  ['length', integer, ({ row: { document } }) => document.length],
  ['content_hash', text, ({ row: { hash } }) => hash],
];

export interface OfferOfProduct {
  readonly productId: string;
  readonly offer: OfferRow;
}

export const offerColumns: readonly Column<OfferOfProduct>[] = [
  ['offer_id', text, ({ offer }) => offer.offerId],
  ['product_id', text, ({ productId }) => productId],
  ['vendor_id', text, ({ offer }) => offer.vendorId],
  ['contract_number', text, ({ offer }) => offer.contract],
  ['sin', text, ({ offer }) => offer.sin ?? null],
  ['price', bigint, ({ offer }) => offer.price],
  ['unit_code', text, ({ offer }) => offer.unitOfIssue],
  ['quantity_breaks', jsonb, ({ offer }) => JSON.stringify(offer.quantityBreaks)],
  ['delivery_days', integer, ({ offer }) => offer.deliveryDays],
  ['minimum_order', bigint, ({ offer }) => offer.minimumOrder],
  ['maximum_order', bigint, ({ offer }) => offer.maximumOrder ?? null],
  ['available', integer, ({ offer }) => offer.available],
  ['back_in_stock', date, ({ offer }) => offer.backInStock ?? null],
  ['price_from', date, ({ offer }) => offer.priceFrom ?? null],
  ['price_until', date, ({ offer }) => offer.priceUntil ?? null],
  ['contract_until', date, ({ offer }) => offer.contractUntil ?? null],
  ['documents', jsonb, ({ offer }) => (offer.documents === undefined ? null : JSON.stringify(offer.documents))],
  ['indicators', sql`text[]`, ({ offer }) => textArray(offer.indicators)],
  ['restricted_to', sql`text[]`, ({ offer }) => (offer.restrictedTo === undefined ? null : textArray(offer.restrictedTo))],
  ['service_area', sql`text[]`, ({ offer }) => (offer.serviceArea === null ? null : textArray(offer.serviceArea))],
];
