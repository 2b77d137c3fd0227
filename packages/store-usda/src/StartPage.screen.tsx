import { css } from '@emotion/react';
import {
  assortment,
  FeaturedProducts,
  RegistrationNotice,
  SignInCard,
  StoreCategories,
  StoreFacts,
  StoreWays,
  StoreWelcome,
  withIndicator,
  type StoreFact,
  type StoreHomeProps,
  type StoreWay,
} from '@quartermaster/screens';
import { Container, Grid, Stack } from '@quartermaster/ui';

const head = css({ alignItems: 'center' });

const ways: readonly StoreWay[] = [
  { ...withIndicator('BioPreferred', 'BIO'), sign: { icon: 'star' }, hint: 'Biobased products of the USDA program' },
  { ...withIndicator('Recycled content', 'CPG'), sign: { icon: 'refresh' }, hint: 'Meets the EPA guideline' },
  { ...withIndicator('Safer Choice', 'SAFER'), sign: { icon: 'check' }, hint: 'Meets the EPA criteria for safer chemicals' },
  { ...withIndicator('Energy Star', 'ES'), sign: { icon: 'clock' }, hint: 'Uses less energy' },
];

const facts: readonly StoreFact[] = [
  { term: 'Biobased first', text: 'Federal buyers prefer biobased products where there are some. They carry the badge BioPreferred.' },
  { term: 'Field stations', text: 'Save the address of each station; every offer shows its minimum order and its delivery days.' },
  { term: 'Contracts', text: 'Every price here is under a contract. The contract number is at the offer and on the purchase order.' },
  { term: 'Payment', text: 'Pay by purchase card, or by the activity address code of your office.' },
];

/** The biobased and recycled products first, then products, categories and how to order. */
export default function StartPage({ attributes, query }: StoreHomeProps) {
  return (
    <Container>
      <RegistrationNotice type={query.get('type')} />
      <Stack gap="xl">
        <Grid layout="sidebarEnd" css={head}>
          <StoreWelcome title="Welcome to the USDA store" lead={<>For offices, laboratories and field stations. {assortment(attributes)}</>} />
          <SignInCard>Sign in with your USDA account to order and to follow your orders.</SignInCard>
        </Grid>
        <StoreWays title="Buy biobased and recycled first" ways={ways} />
        <FeaturedProducts products={attributes.featured.slice(0, 4)} />
        <StoreCategories catalogue={attributes} />
        <StoreFacts title="Ordering for USDA" facts={facts} />
      </Stack>
    </Container>
  );
}
