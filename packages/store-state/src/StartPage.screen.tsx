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
  type StoreLink,
} from '@quartermaster/screens';
import { Container, Grid, Stack } from '@quartermaster/ui';

const ways: readonly StoreWay[] = [
  { ...withIndicator('Cooperative purchasing', 'COOP'), sign: { icon: 'check' }, hint: 'Contracts that state and local governments may buy from' },
  { ...withIndicator('Disaster purchasing', 'DISAST'), sign: { icon: 'warning' }, hint: 'For preparation and recovery' },
  { ...withIndicator('Small business', 'SB'), sign: { icon: 'star' }, hint: 'Offers from small firms' },
];

const facts: readonly StoreFact[] = [
  { term: 'Who may order', text: 'Members of state, local and tribal governments. After sign-in we check whether your account is one of them.' },
  { term: 'Your own rules', text: 'The purchasing rules of your own government come on top of those of the contract.' },
  { term: 'A vendor may decline', text: 'Within five days, or within 24 hours when you pay by card. Otherwise the order counts as accepted.' },
  { term: 'Look for the badges', text: 'Each offer that you may buy has the badge Cooperative purchasing or Disaster purchasing.' },
];

const more: StoreLink = { label: 'How cooperative purchasing works', path: '/information/help' };

/** The programs that are open to state and local governments first, and what to know before an order. */
export default function StartPage({ attributes, query }: StoreHomeProps) {
  return (
    <Container>
      <RegistrationNotice type={query.get('type')} />
      <Stack gap="xl">
        <StoreWelcome title="Welcome to the store for state and local governments" lead={<>For states, counties, cities, schools and tribes, from contracts that are open to them. {assortment(attributes)}</>} />
        <StoreWays title="Programs that are open to you" ways={ways} />
        <Grid layout="sidebarEnd">
          <StoreFacts title="Before you order" facts={facts} more={more} />
          <SignInCard>Sign in with the account of your government to order. Federal members use the other stores.</SignInCard>
        </Grid>
        <StoreCategories catalogue={attributes} />
        <FeaturedProducts products={attributes.featured} />
      </Stack>
    </Container>
  );
}
