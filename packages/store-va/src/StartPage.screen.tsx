import {
  assortment,
  FeaturedProducts,
  inCategory,
  RegistrationNotice,
  SignInCard,
  StoreCategories,
  StoreFacts,
  StoreHero,
  StoreHomeParts,
  StoreWays,
  withIndicator,
  type StoreFact,
  type StoreHomeProps,
  type StoreWay,
} from '@quartermaster/screens';

const ways: readonly StoreWay[] = [
  { ...inCategory('Personal care', '85'), sign: { picture: 'care' }, hint: 'Toiletries, grooming and oral care' },
  { ...withIndicator('Service-disabled veteran owned', 'SDVO'), sign: { icon: 'star' }, hint: 'Offers from firms that disabled veterans own' },
  { ...withIndicator('Veteran owned', 'VO'), sign: { icon: 'star' }, hint: 'Offers from firms that veterans own' },
  { ...withIndicator('AbilityOne', 'ABILITYONE'), sign: { icon: 'check' }, hint: 'A mandatory source: look here before others' },
];

const facts: readonly StoreFact[] = [
  { term: 'Veteran-owned firms first', text: 'Offers of veteran-owned small businesses carry a badge. Filter any search by it before you compare the others.' },
  { term: 'Contracts', text: 'Every price here is under a contract. The contract number is at the offer and on the purchase order.' },
  { term: 'Delivery to facilities', text: 'Save the loading docks of your facility once in the address book; each order can go to another one.' },
  { term: 'Payment', text: 'Pay by purchase card, or by the activity address code of your facility.' },
];

/** Welcome and search, the veteran-owned ways, then everything by category. */
export default function StartPage({ attributes, query }: StoreHomeProps) {
  return (
    <>
      <RegistrationNotice type={query.get('type')} />
      <StoreHero
        title="Welcome to the VA store"
        lead={<>Supplies and services for the people who serve veterans. {assortment(attributes)}</>}
        aside={<SignInCard>Sign in with your VA account to order and to follow your orders.</SignInCard>}
      />
      <StoreHomeParts>
        <StoreWays title="Where VA buyers go first" ways={ways} />
        <StoreCategories catalogue={attributes} />
        <StoreFacts title="Ordering for VA" facts={facts} />
        <FeaturedProducts products={attributes.featured} />
      </StoreHomeParts>
    </>
  );
}
