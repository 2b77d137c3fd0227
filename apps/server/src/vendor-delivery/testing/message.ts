import { usd } from '@quartermaster/contracts';
import type { VendorMessage } from '@quartermaster/deployment';

/** A purchase order of two lines, with texts that XML and CSV have to escape. */
export const testMessage: VendorMessage = {
  deliveryKey: '5f0c6f0a-5d6c-4a4e-9a59-2f4c8a1d7b10',
  store: 'ADVANTAGE',
  orderNumber: 'A27-0000123-6',
  placedAt: '2026-11-20T15:04:05.000Z',
  placedBy: 'Demo Buyer',
  shipTo: {
    addressId: 'a-1', addressName: 'Dock', kind: 'street', aac: null, organization: 'Sample Agency & Sons', contactName: 'Demo Buyer', phone: '202-555-0100', email: 'buyer@agency.example.gov',
    line1: '1 Sample Street', line2: '', city: 'Washington', state: 'DC', zip: '20405',
  },
  payment: { method: 'card', paymentId: 'p-1', lastFour: '1111', expires: '2028-01', cardholder: 'Demo Buyer' } as VendorMessage['payment'],
  purchaseOrder: {
    poNumber: 'A27-0000123-6-01',
    vendor: { id: 'V-SAMPLE', name: 'Sample vendor' },
    contractNumber: '47SMPL-SAMPLE-01',
    status: 'Submitted',
    note: 'Dock 3, "rear" <entry>',
    deliverBy: '2026-12-24',
    subtotal: usd(262_080),
    lines: [line('Toner, black & white', '7510-01-392-0564', 12), line('=Stapler', null, 1)],
  },
};

function line(name: string, gsin: string | null, quantity: number): VendorMessage['purchaseOrder']['lines'][number] {
  return {
    productId: 'p-1', offerId: `offer-${quantity}`, kind: 'product', name, manufactureName: 'Sample Maker', itemNumber: 'SM-1', gsin, contractNumber: '47SMPL-SAMPLE-01', programName: '', features: '',
    description: '', picture: 'box', indicators: [], price: { unitPrice: usd(21_840) }, quantity, unitOfIssue: { code: 'BX', name: 'Box' }, lineTotal: usd(21_840 * quantity), deliveryDays: 5,
  };
}
