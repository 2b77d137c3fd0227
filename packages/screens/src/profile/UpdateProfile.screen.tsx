import type { ScreenProps } from '@quartermaster/core';
import { useNavigation } from '@quartermaster/core';
import { Actions, ButtonLink, Card, Container, DefinitionList, Heading, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../shell/index.ts';
import { OrderMailBlock } from './OrderMailBlock.tsx';
import { SmartCardBlock } from './smart-card/SmartCardBlock.tsx';

const notGiven = 'Not given';

/** In a narrow column it breaks at its sign, not in the middle of a name. */
function EmailAddress({ address }: { address: string }) {
  const domain = address.lastIndexOf('@') + 1;
  return <>{address.slice(0, domain)}<wbr />{address.slice(domain)}</>;
}

/** The buyer’s own profile: who they are according to the identity server, the mails that they get, and their smart card. */
export default function UpdateProfile({ attributes }: ScreenProps<'/profile/update_profile', 'Success'>) {
  const { href } = useNavigation();
  const { firstName, lastName, email, phone, agencyCode, orderMail, card, reader } = attributes;
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Profile" />
        <Card as="section">
          <Stack gap="sm">
            <Heading level={2} size="md">Account</Heading>
            <DefinitionList
              entries={[
                { term: 'Name', details: [firstName, lastName].filter(Boolean).join(' ') || notGiven },
                { term: 'E-mail', details: email === null ? notGiven : <EmailAddress address={email} /> },
                { term: 'Phone', details: phone || notGiven },
                { term: 'Agency code', details: agencyCode ?? notGiven },
              ]}
            />
            <Text as="p" size="sm" tone="muted">The sign-in service keeps these facts about you. If one of them is wrong, ask the help desk.</Text>
          </Stack>
        </Card>
        <Card as="section">
          <Stack gap="sm">
            <Heading level={2} size="md">For checkout</Heading>
            <Text as="p">Where your orders may go, and the ways to pay that you have used.</Text>
            <Actions>
              <ButtonLink icon="location" href={href('/profile/address_book')}>Address book</ButtonLink>
              <ButtonLink icon="document" href={href('/profile/manage_payments')}>Ways to pay</ButtonLink>
              {agencyCode === null && <ButtonLink icon="user" href={href('/profile/request_authorization')}>Authorization to order</ButtonLink>}
            </Actions>
          </Stack>
        </Card>
        <OrderMailBlock orderMail={orderMail} hasAddress={email !== null} />
        <SmartCardBlock card={card} canRead={reader !== null} />
      </Stack>
    </Container>
  );
}
