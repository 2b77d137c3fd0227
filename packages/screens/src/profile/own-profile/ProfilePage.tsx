import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, ButtonLink, Card, Container, Heading, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';
import { OrderMailBlock } from '../OrderMailBlock.tsx';
import { SmartCardBlock, type ProfilePath } from '../smart-card/SmartCardBlock.tsx';
import { AccountBlock } from './AccountBlock.tsx';
import { ProfileForm } from './ProfileForm.tsx';

export interface ProfilePageProps {
  attributes: AttributesOf<'/profile/update_profile', 'Success'>;
  /** The page to which a reading of the smart card leads back. */
  path: ProfilePath;
}

/** The buyer’s own profile: who they are, the mails that they get, and their smart card. */
export function ProfilePage({ attributes, path }: ProfilePageProps) {
  const { href } = useNavigation();
  const { email, form, accountPage, orderMail, card, reader } = attributes;
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Profile" />
        <ProfileForm form={form} />
        <AccountBlock email={email} accountPage={accountPage} />
        <Card as="section" aria-labelledby="for-checkout">
          <Stack gap="sm">
            <Heading level={2} size="md" id="for-checkout">For checkout</Heading>
            <Text as="p">Where your orders may go, and the ways to pay.</Text>
            <Actions>
              <ButtonLink icon="location" href={href('/profile/address_book')}>Address book</ButtonLink>
              <ButtonLink icon="card" href={href(form.kind === 'state' ? '/profile/select_payments' : '/profile/manage_payments')}>Ways to pay</ButtonLink>
              {(form.kind === 'state' || form.values.agencyCode === '') && <ButtonLink icon="user" href={href('/profile/request_authorization')}>Authorization to order</ButtonLink>}
            </Actions>
          </Stack>
        </Card>
        <OrderMailBlock orderMail={orderMail} hasAddress={email !== null} />
        <Card as="section" aria-labelledby="your-data">
          <Stack gap="sm">
            <Heading level={2} size="md" id="your-data">Your data and account</Heading>
            <Text as="p">Take what you gave with you as a file, see what you have asked the operators for, or ask them to close your account.</Text>
            <Actions><ButtonLink icon="document" href={href('/profile/your_data')}>Your data and account</ButtonLink></Actions>
          </Stack>
        </Card>
        <SmartCardBlock card={card} canRead={reader !== null} page={path} />
      </Stack>
    </Container>
  );
}
