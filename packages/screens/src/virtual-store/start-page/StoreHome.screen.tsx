import { css } from '@emotion/react';
import { useStore } from '@quartermaster/core';
import { Container, Grid, Heading, Stack, Text } from '@quartermaster/ui';
import { RegistrationNotice } from '../../main/RegistrationNotice.tsx';
import { FeaturedProducts } from './FeaturedProducts.tsx';
import { SignInCard } from './SignInCard.tsx';
import type { StoreHomeProps } from './store-home-props.ts';
import { assortment, StoreCategories } from './StoreCategories.tsx';

const head = css({ alignItems: 'center' });

/** The start page of a virtual store that has none of its own (specification, section 2: Welcome to the store). */
export default function StoreHome({ attributes, query }: StoreHomeProps) {
  const { name, welcomeText } = useStore();
  return (
    <Container>
      <RegistrationNotice type={query.get('type')} />
      <Stack gap="xl">
        <Grid layout="sidebarEnd" css={head}>
          <Stack gap="xs">
            <Heading level={1}>Welcome to {name}</Heading>
            <Text as="p" size="lg" tone="muted">{welcomeText}. {assortment(attributes)}</Text>
          </Stack>
          <SignInCard>Anyone can browse. Sign in to order and to follow your orders.</SignInCard>
        </Grid>
        <StoreCategories catalogue={attributes} />
        <FeaturedProducts products={attributes.featured} />
      </Stack>
    </Container>
  );
}
