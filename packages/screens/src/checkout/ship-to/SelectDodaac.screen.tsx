import type { ScreenProps } from '@quartermaster/core';
import { ShipToPage } from './ShipToPage.tsx';

/** The first destination of a buyer whose activities have DoDAACs. */
export default function SelectDodaac({ attributes }: ScreenProps<'/checkout/checkout_controller', 'SelectDodAAC'>) {
  return <ShipToPage title="AAC Entry" first={{ responseName: 'AacShipping', attributes }} />;
}
