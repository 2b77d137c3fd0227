import { formatMoney, type Offer } from '@quartermaster/contracts';
import { Table, Text, type Column } from '@quartermaster/ui';
import { formatDeliveryDays } from '../../products/index.ts';

const columns: Column<Offer>[] = [
  { id: 'vendor', header: 'Vendor', isRowHeader: true, cell: (offer) => offer.vendor.name },
  { id: 'price', header: 'Price', align: 'end', cell: (offer) => <Text isBold isUnbroken>{formatMoney(offer.price)}</Text> },
  { id: 'unit', header: 'Unit', cell: (offer) => offer.unitOfIssue.name },
  { id: 'delivery', header: 'Delivery', cell: (offer) => formatDeliveryDays({ low: offer.deliveryDays, high: offer.deliveryDays }) },
];

/** Vendors and prices at a glance; the product's page has all terms. */
export function VendorList({ offers }: { offers: readonly Offer[] }) {
  return <Table caption="Vendors" columns={columns} items={offers} keyOf={(offer) => offer.offerId} />;
}
