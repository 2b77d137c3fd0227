import type { ScreenProps } from '@quartermaster/core';
import { ShipToPage } from './ShipToPage.tsx';

export default function AacShipping({ attributes }: ScreenProps<'/checkout/select_shipping', 'AacShipping'>) {
  return <ShipToPage title="AAC/DoDAAC Shipping Address" first={{ responseName: 'AacShipping', attributes }} />;
}
