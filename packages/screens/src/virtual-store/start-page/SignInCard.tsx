import { css } from '@emotion/react';
import { useNavigation, useSession } from '@quartermaster/core';
import { ButtonLink, Card, Heading, Inline, Link, Stack, Text, token } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { SignInButton } from '../../login/index.ts';
import { useRegistrationAddress } from '../../shell/index.ts';

const card = css({ width: '100%', minWidth: 0, color: token('color.text') });
const actions = css({ paddingBlockStart: token('space.xxs') });

export interface SignInCardProps {
  /** The reason for a visitor to sign in to this store. */
  children: ReactNode;
}

/** Sign-in with its reason, or what a buyer who is signed in does next. */
export function SignInCard({ children }: SignInCardProps) {
  const { loggedIn, firstName } = useSession();
  const { href } = useNavigation();
  const registration = useRegistrationAddress();

  if (loggedIn) {
    return (
      <Card as="section" css={card} aria-labelledby="own-links">
        <Stack gap="xs">
          <Heading level={2} size="md" id="own-links">{firstName === null ? 'You are signed in' : `Welcome back, ${firstName}`}</Heading>
          <Inline gap="sm" css={actions}>
            <ButtonLink icon="document" href={href('/orderhistory/my_orders')}>My orders</ButtonLink>
            <ButtonLink icon="cart" href={href('/cart/shopping_cart')}>Cart</ButtonLink>
          </Inline>
        </Stack>
      </Card>
    );
  }
  return (
    <Card as="section" css={card} aria-labelledby="sign-in">
      <Stack gap="xs">
        <Heading level={2} size="md" id="sign-in">Sign in to order</Heading>
        <Text as="p" size="sm" tone="muted">{children}</Text>
        <Inline gap="md" css={actions}>
          <SignInButton />
          <Link href={registration}>Register</Link>
        </Inline>
      </Stack>
    </Card>
  );
}
