import type { ParkNotice } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Alert, ButtonLink, Stack } from '@quartermaster/ui';

/** What was done, and what could not be. */
export function ParkNoticeAlert({ notice: { tone, text, details, leadsToCart } }: { notice: ParkNotice }) {
  const { href } = useNavigation();
  return (
    <Alert tone={tone} isLive title={text} {...(leadsToCart && { actions: <ButtonLink icon="cart" href={href('/cart/shopping_cart')}>Go to the cart</ButtonLink> })}>
      {details.length > 0 && <Stack as="ul" gap="xxs">{details.map((detail) => <li key={detail}>{detail}</li>)}</Stack>}
    </Alert>
  );
}
