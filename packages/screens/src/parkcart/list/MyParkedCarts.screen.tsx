import type { ScreenProps } from '@quartermaster/core';
import { Stack } from '@quartermaster/ui';
import { MyParkedCartsPage, type ParkedCartListProps } from './MyParkedCartsPage.tsx';
import { ParkedCartCard } from './ParkedCartCard.tsx';

const Cards = ({ parkedCarts }: ParkedCartListProps) => <Stack gap="sm" as="ul">{parkedCarts.map((each) => <ParkedCartCard key={each.parkedCartId} parkedCart={each} />)}</Stack>;

/** My Parked Carts (specification, section 2). */
export default function MyParkedCarts({ attributes }: Pick<ScreenProps<'/parkcart/my_parkcart', 'Success'>, 'attributes'>) {
  return <MyParkedCartsPage attributes={attributes} list={Cards} />;
}
