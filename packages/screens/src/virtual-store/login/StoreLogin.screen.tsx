import { useNavigation, useSession, useStore } from '@quartermaster/core';
import { ButtonLink, Container, Grid, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';
import { SignInCard } from '../start-page/SignInCard.tsx';
import { assortment } from '../start-page/StoreCategories.tsx';

export interface StoreLoginProps {
  attributes: { productCount: number; serviceCount: number };
}

/**
 * The login page of a virtual store: what the store is, sign-in, and the way on without it. The server sends documents as to a
 * visitor, so that buyers who are signed in already find their own links here.
 */
export default function StoreLogin({ attributes }: StoreLoginProps) {
  const { name, welcomeText } = useStore();
  const { loggedIn } = useSession();
  const { href } = useNavigation();
  return (
    <Container width="content">
      <Stack gap="lg">
        <PageHeader title={loggedIn ? `You are signed in to ${name}` : `Sign in to ${name}`} crumb="Sign in">
          <Text as="p" size="lg" tone="muted">{welcomeText}. {assortment(attributes)}</Text>
        </PageHeader>
        <Grid layout="two">
          <SignInCard>You will be asked for your password and for a code from your authenticator app. Your cart is kept.</SignInCard>
          {loggedIn ? <div><ButtonLink look="primary" href={href('/main/start_page')}>Go to the store</ButtonLink></div> : (
            <Stack gap="sm">
              <Text as="p">You can search, compare and fill a cart without an account. We ask you to sign in when you check out.</Text>
              <div><ButtonLink href={href('/main/start_page')}>Browse without signing in</ButtonLink></div>
            </Stack>
          )}
        </Grid>
      </Stack>
    </Container>
  );
}
