import type { ScreenProps } from '@quartermaster/core';
import { DestinationPage } from './DestinationPage.tsx';

/** An activity to which one vendor's order goes. */
export default function EditShippingAac({ attributes, query }: ScreenProps<'/cart/edit_shipping_get', 'NewAAC'>) {
  return <DestinationPage title="New Destination AAC" query={query} first={{ responseName: 'NewAAC', attributes }} />;
}
