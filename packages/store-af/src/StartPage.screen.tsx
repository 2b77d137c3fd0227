import { css } from '@emotion/react';
import {
  assortment,
  FeaturedProducts,
  inCategory,
  RegistrationNotice,
  SignInCard,
  StoreCategories,
  StoreFacts,
  StoreHero,
  StoreWays,
  withIndicator,
  type StoreFact,
  type StoreHomeAttributes,
  type StoreWay,
  type StoreLink,
} from '@quartermaster/screens';
import { Container, Grid, media, Stack, token } from '@quartermaster/ui';

const below = css({ paddingBlockStart: token('space.xl'), [media.phone]: { paddingBlockStart: token('space.lg') } });

const ways: readonly StoreWay[] = [
  { ...inCategory('Hand tools', '51'), sign: { picture: 'tool' }, hint: 'Tools and tool kits' },
  { ...inCategory('Communication equipment', '58'), sign: { picture: 'phone' }, hint: 'Telephones, radio and conferencing' },
  { ...inCategory('Power and batteries', '61'), sign: { picture: 'power' }, hint: 'Supplies, chargers and batteries' },
  { ...withIndicator('AbilityOne', 'ABILITYONE'), sign: { icon: 'check' }, hint: 'A mandatory source: look here before others' },
];

const facts: readonly StoreFact[] = [
  { term: 'Your activity address code', text: 'Ship and pay by the code of your unit. Its first letter says which service it belongs to.' },
  { term: 'Country of origin', text: 'Products with the TAA badge come from a country that the Trade Agreements Act allows.' },
  { term: 'Who may order', text: 'Everybody may look around. To order, sign in with an account of your unit.' },
  { term: 'Deadlines', text: 'Each order takes a date by which it must be there; the delivery days of an offer stand beside its price.' },
];

const more: StoreLink = { label: 'All about activity address codes', path: '/information/page', query: { keyName: 'AAC_HELP' } };

export interface StartPageProps {
  attributes: StoreHomeAttributes;
  query: URLSearchParams;
}

/** Welcome and search, how a unit orders beside sign-in, then the ways and the categories. */
export default function StartPage({ attributes, query }: StartPageProps) {
  return (
    <>
      <RegistrationNotice type={query.get('type')} />
      <StoreHero title="Welcome to the Air Force store" lead={<>What a base needs, from tools to training aids. {assortment(attributes)}</>} />
      <Container css={below}>
        <Stack gap="xl">
          <Grid layout="sidebarEnd">
            <StoreFacts title="Ordering for a unit" facts={facts} more={more} />
            <SignInCard>Sign in with your Air Force account to order and to follow your orders.</SignInCard>
          </Grid>
          <StoreWays title="Often needed on a base" ways={ways} />
          <StoreCategories catalogue={attributes} />
          <FeaturedProducts products={attributes.featured} />
        </Stack>
      </Container>
    </>
  );
}
