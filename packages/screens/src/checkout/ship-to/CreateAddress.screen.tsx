import type { ScreenProps } from '@quartermaster/core';
import { ShipToPage } from './ShipToPage.tsx';

export default function CreateAddress({ attributes }: ScreenProps<'/checkout/select_shipping', 'Create'>) {
  return <ShipToPage title="New Shipping Address" first={{ responseName: 'Create', attributes }} />;
}
