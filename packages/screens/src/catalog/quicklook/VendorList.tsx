import { formatMoney, type Offer } from '@quartermaster/contracts';
import { Stack, Table, Text, type Column } from '@quartermaster/ui';
import { formatDeliveryDays, IndicatorBadges } from '../../products/index.ts';

const columns: Column<Offer>[] = [
  {
    id: 'vendor',
    header: 'Vendor',
    isRowHeader: true,
    cell: (offer) => <Stack gap="xxs"><span>{offer.vendor.name}</span><IndicatorBadges indicators={offer.indicators} vendor={offer.vendor.name} /></Stack>,
  },
  { id: 'price', header: 'Price', align: 'end', cell: (offer) => <Text isBold isUnbroken>{formatMoney(offer.price)}</Text> },
  { id: 'unit', header: 'Unit', cell: (offer) => offer.unitOfIssue.name },
  { id: 'delivery', header: 'Delivery', cell: (offer) => formatDeliveryDays({ low: offer.deliveryDays, high: offer.deliveryDays }) },
];

/** Vendors, what each of them carries, and prices at a glance; the product's page has all terms. */
export function VendorList({ offers }: { offers: readonly Offer[] }) {
  return <Table caption="Vendors" columns={columns} items={offers} keyOf={(offer) => offer.offerId} />;
}
