import type { ScreenProps } from '@quartermaster/core';
import { ShipToPage } from './ShipToPage.tsx';

/** The first destination of a buyer whose goods go to activities. */
export default function NewActivity({ attributes }: ScreenProps<'/checkout/checkout_controller', 'NewAAC'>) {
  return <ShipToPage title="New Destination AAC" first={{ responseName: 'NewAAC', attributes }} />;
}
