import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState, Heading, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';
import { ForwardedCartCard } from './ForwardedCartCard.tsx';
import { ParkedCartCard } from './ParkedCartCard.tsx';
import { ParkNoticeAlert } from './ParkNoticeAlert.tsx';

/** My Parked Carts (specification, section 2). */
export default function MyParkedCarts({ attributes: { parkedCarts, forwarded, most, days, notice } }: Pick<ScreenProps<'/parkcart/my_parkcart', 'Success'>, 'attributes'>) {
  const { href } = useNavigation();
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="My Parked Carts" trail={[{ label: 'Cart', href: href('/cart/shopping_cart') }]}>
          <Text as="p" tone="muted">Up to {most} in this store. One that is no template is removed after {days} days.</Text>
        </PageHeader>
        {notice !== null && <ParkNoticeAlert notice={notice} />}
        {forwarded.length > 0 && (
          <Stack gap="sm">
            <Heading level={2} size="md">From colleagues</Heading>
            <Stack gap="sm" as="ul">{forwarded.map((each) => <ForwardedCartCard key={each.forwardId} forwarded={each} />)}</Stack>
          </Stack>
        )}
        {parkedCarts.length === 0
          ? (
            <EmptyState icon="cart" title="You have no parked carts" actions={<ButtonLink look="primary" href={href('/cart/shopping_cart')}>Go to the cart</ButtonLink>}>
              Fill your cart and choose “Park this cart” there: it is put aside under a name, and you begin a new one.
            </EmptyState>
          )
          : (
            <Stack gap="sm">
              <Heading level={2} size="md">Parked by you</Heading>
              <Stack gap="sm" as="ul">{parkedCarts.map((each) => <ParkedCartCard key={each.parkedCartId} parkedCart={each} />)}</Stack>
            </Stack>
          )}
      </Stack>
    </Container>
  );
}
