import { readTable } from './tables.ts';

/** A made-up vendor of the sample catalog. */
export interface Vendor {
  readonly id: string;
  readonly name: string;
  readonly contract: string;
  /** Federal supply groups, and single categories, that it sells. */
  readonly groups: ReadonlySet<string>;
  readonly pricePercent: number;
  readonly deliveryDays: number;
  /** Cents. */
  readonly minimumOrder: number;
  /** Cents above which a buyer may ask for a lower price; 0: the contract has none. */
  readonly maximumOrder: number;
  /** First digits of the ZIP codes where it delivers heavy goods; null: everywhere. */
  readonly region: readonly string[] | null;
  readonly indicators: readonly string[];
}

export function loadVendors(): readonly Vendor[] {
  const rows = readTable('rules/vendors.csv', ['id', 'name', 'contract', 'groups', 'price_percent', 'delivery_days', 'minimum_order', 'maximum_order', 'region', 'indicators']);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    contract: row.contract,
    groups: new Set(row.groups.split(' ')),
    pricePercent: Number(row.price_percent),
    deliveryDays: Number(row.delivery_days),
    minimumOrder: Number(row.minimum_order),
    maximumOrder: Number(row.maximum_order),
    region: row.region === '*' ? null : row.region.split(' '),
    indicators: row.indicators.split(' '),
  }));
}
