import {
  assortment,
  FeaturedProducts,
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
  { ...withIndicator('EPEAT', 'EPEAT'), sign: { icon: 'star' }, hint: 'Electronic Product Environmental Assessment Tool: rated for its effect on the environment' },
  { ...withIndicator('Energy Star', 'ES'), sign: { icon: 'clock' }, hint: 'Uses less energy' },
  { ...withIndicator('Trade Agreements Act', 'TAA'), sign: { icon: 'check' }, hint: 'From a country that the Trade Agreements Act allows' },
  { ...withIndicator('Small business', 'SB'), sign: { icon: 'user' }, hint: 'Offers from small firms' },
];

const facts: readonly StoreFact[] = [
  { term: 'Compare by facts', text: 'Mark up to four products and see their specifications side by side.' },
  { term: 'Services', text: 'Labor categories are listed with their hourly rates, and with the education and experience that each requires.' },
  { term: 'State and local buyers', text: 'Information technology is open to cooperative purchasing: look for the badge.' },
  { term: 'Contracts', text: 'Every price is under a contract. The contract number is at the offer and on the purchase order.' },
];

/** Welcome and search, products that can be bought at once, then everything by category. */
export default function StartPage({ attributes, query }: StoreHomeProps) {
  return (
    <>
      <RegistrationNotice type={query.get('type')} />
      <StoreHero
        title="Welcome to the information technology store"
        lead={<>Computers, networks and IT services, and nothing else. {assortment(attributes)}</>}
        aside={<SignInCard>Sign in to order and to follow your orders.</SignInCard>}
      />
      <StoreHomeParts>
        <FeaturedProducts products={attributes.featured.slice(0, 4)} />
        <StoreCategories catalogue={attributes} productsTitle="Hardware and supplies" servicesTitle="IT services" />
        <StoreWays title="Sustainable and allowed" ways={ways} />
        <StoreFacts title="Buying information technology" facts={facts} />
      </StoreHomeParts>
    </>
  );
}
