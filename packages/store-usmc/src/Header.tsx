import { SupplyHeader } from '@quartermaster/screens-ggs';

/** The header of the Global Supply stores with the stripe of this one. */
export function Header() {
  return <SupplyHeader stripe="scarlet" />;
}
