import type { ScreenProps } from '@quartermaster/core';
import { MyParkedCartsPage } from '@quartermaster/screens/parts';
import { ParkedCartTable } from './ParkedCartTable.tsx';

/** My Parked Carts of the Global Supply stores: a table over the whole width. */
export default function MyParkedCarts({ attributes }: Pick<ScreenProps<'/parkcart/my_parkcart', 'Success'>, 'attributes'>) {
  return <MyParkedCartsPage attributes={attributes} list={ParkedCartTable} width="full" />;
}
