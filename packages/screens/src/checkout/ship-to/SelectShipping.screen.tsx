import type { ScreenProps } from '@quartermaster/core';
import { ShipToPage } from './ShipToPage.tsx';

export default function SelectShipping({ attributes }: ScreenProps<'/checkout/select_shipping', 'SelectShipping'>) {
  return <ShipToPage title="Select Destination" first={{ responseName: 'SelectShipping', attributes }} />;
}
