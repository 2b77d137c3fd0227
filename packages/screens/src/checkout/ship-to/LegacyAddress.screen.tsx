import type { ScreenProps } from '@quartermaster/core';
import { ShipToPage } from './ShipToPage.tsx';

export default function LegacyAddress({ attributes }: ScreenProps<'/checkout/select_shipping', 'LegacyAddress'>) {
  return <ShipToPage title="Complete the Shipping Address" first={{ responseName: 'LegacyAddress', attributes }} />;
}
