import {
  assortment,
  FeaturedProducts,
  inCategory,
  RegistrationNotice,
  SignInCard,
  StoreCategories,
  StoreFacts,
  StoreWays,
  StoreWelcome,
  type StoreFact,
  type StoreHomeProps,
  type StoreWay,
  type StoreLink,
} from '@quartermaster/screens';
import { Grid, Stack } from '@quartermaster/ui';

const ways: readonly StoreWay[] = [
  { ...inCategory('Hand tools', '51'), sign: { picture: 'tool' }, hint: 'Tools and tool kits' },
  { ...inCategory('Communication equipment', '58'), sign: { picture: 'phone' }, hint: 'Telephones, radio and conferencing' },
  { ...inCategory('Power and batteries', '61'), sign: { picture: 'power' }, hint: 'Supplies, chargers and batteries' },
];

const facts: readonly StoreFact[] = [
  { term: 'Your activity address code', text: 'Ship and pay by the code of your unit. Its first letter says which service it belongs to.' },
  { term: 'Country of origin', text: 'Products with the TAA badge come from a country that the Trade Agreements Act allows.' },
  { term: 'Deadlines', text: 'Each order takes a date by which it must be there; the delivery days of an offer are beside its price.' },
];

const more: StoreLink = { label: 'All about activity address codes', path: '/information/page', query: { keyName: 'AAC_HELP' } };

/** Welcome beside sign-in, what a base needs often, how a unit orders, then the categories. */
export default function StartPage({ attributes, query }: StoreHomeProps) {
  return (
    <>
      <RegistrationNotice type={query.get('type')} />
      <Stack gap="xl">
        <Grid layout="sidebarEnd">
          <StoreWelcome title="Welcome to the Air Force store" lead={<>Everything that a base needs, from tools to training aids. {assortment(attributes)}</>} />
          <SignInCard>Sign in with your Air Force account to order and to follow your orders.</SignInCard>
        </Grid>
        <StoreWays title="Often needed on a base" ways={ways} />
        <StoreFacts title="Ordering for a unit" facts={facts} more={more} />
        <StoreCategories catalogue={attributes} />
        <FeaturedProducts products={attributes.featured} />
      </Stack>
    </>
  );
}
