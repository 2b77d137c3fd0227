import type { AttributesOf, ParkedCart } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, ButtonLink, Container, EmptyState, Heading, Stack, Text } from '@quartermaster/ui';
import type { ComponentType } from 'react';
import { PageHeader } from '../../shell/index.ts';
import { ForwardedCartCard } from './ForwardedCartCard.tsx';
import { ParkNoticeAlert } from './ParkNoticeAlert.tsx';

export interface ParkedCartListProps {
  parkedCarts: readonly ParkedCart[];
}

export interface MyParkedCartsPageProps {
  attributes: AttributesOf<'/parkcart/my_parkcart', 'Success'>;
  /** How the parked carts are listed. */
  list: ComponentType<ParkedCartListProps>;
  width?: 'narrow' | 'full';
}

/** My Parked Carts (specification, section 2): what colleagues sent, and what the buyer has. */
export function MyParkedCartsPage({ attributes: { parkedCarts, forwarded, most, days, notice }, list: List, width = 'narrow' }: MyParkedCartsPageProps) {
  const { href } = useNavigation();
  return (
    <Container {...(width === 'narrow' && { width })}>
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
              Fill your cart and choose “Park this cart” there: it is put aside under a name, and you begin a new one. Requisitions that are not sent are parked from their lines.
            </EmptyState>
          )
          : (
            <Stack gap="sm">
              <Heading level={2} size="md">Parked by you</Heading>
              <List parkedCarts={parkedCarts} />
              {parkedCarts.some(({ activity }) => activity !== null) && <Actions><ButtonLink href={href('/fedstrip/fedstrip_init')}>Go to the lines of requisitions</ButtonLink></Actions>}
            </Stack>
          )}
      </Stack>
    </Container>
  );
}
