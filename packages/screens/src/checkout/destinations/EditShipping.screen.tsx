import type { EditShipping as Attributes } from '@quartermaster/contracts';
import { DestinationPage } from './DestinationPage.tsx';

/** Select Shipping Address (specification, section 2, Cart): where one vendor's order goes, or a part of it. */
export default function EditShipping({ attributes, query }: { attributes: Attributes; query: URLSearchParams }) {
  return <DestinationPage title="Select Shipping Address" groupId={attributes.order.groupId} query={query} first={{ responseName: 'Initial', attributes }} />;
}
