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
  { ...inCategory('Alarm and security', '63'), sign: { picture: 'camera' }, hint: 'Cameras, alarms and access' },
  { ...inCategory('Communication equipment', '58'), sign: { picture: 'phone' }, hint: 'Telephones, radio and conferencing' },
  { ...inCategory('Instruments', '66'), sign: { picture: 'watch' }, hint: 'Measuring and detecting' },
  { ...withIndicator('Trade Agreements Act', 'TAA'), sign: { icon: 'check' }, hint: 'From a country that the Trade Agreements Act allows' },
];

const facts: readonly StoreFact[] = [
  { term: 'Members of the department', text: 'After sign-in we check your e-mail address. If it is one of the department, you are let in at once.' },
  { term: 'Another address in your profile?', text: 'Give us your address of the department: a code is sent to it, and you are let in when you enter the code.' },
  { term: 'Everybody else', text: 'You can look around and compare here, and order in the ADVANTAGE store.' },
  { term: 'Contracts', text: 'Every price is under a contract. The contract number is at the offer and on the purchase order.' },
];

/** Welcome, search and sign-in, then who may order here: it is a store for members. */
export default function StartPage({ attributes, query }: StoreHomeProps) {
  return (
    <>
      <RegistrationNotice type={query.get('type')} />
      <StoreHero
        title="Welcome to the DHS store"
        lead={<>Security, communication and office supplies for members of the department. {assortment(attributes)}</>}
        aside={<SignInCard>Members only: ordering needs an account with an e-mail address of the department.</SignInCard>}
      />
      <StoreHomeParts>
        <StoreFacts title="Who may order here" facts={facts} />
        <StoreWays title="For security and for the office" ways={ways} />
        <StoreCategories catalogue={attributes} />
        <FeaturedProducts products={attributes.featured} />
      </StoreHomeParts>
    </>
  );
}
