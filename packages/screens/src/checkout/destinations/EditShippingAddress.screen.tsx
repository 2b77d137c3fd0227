import type { ScreenProps } from '@quartermaster/core';
import { DestinationPage } from './DestinationPage.tsx';

/** A new address to which one vendor's order goes. */
export default function EditShippingAddress({ attributes, query }: ScreenProps<'/cart/edit_shipping_get', 'Create'>) {
  return <DestinationPage title="New Shipping Address" query={query} first={{ responseName: 'Create', attributes }} />;
}
