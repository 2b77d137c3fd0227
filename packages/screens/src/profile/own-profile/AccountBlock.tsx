import { Actions, ButtonLink, Card, DefinitionList, Heading, Stack, Text } from '@quartermaster/ui';

/** In a narrow column it breaks at its sign, not in the middle of a name. */
function EmailAddress({ address }: { address: string }) {
  const domain = address.lastIndexOf('@') + 1;
  return <>{address.slice(0, domain)}<wbr />{address.slice(domain)}</>;
}

/** What the identity server keeps, and the way to its pages where it has some. */
export function AccountBlock({ email, accountPage }: { email: string | null; accountPage: string | null }) {
  return (
    <Card as="section" aria-labelledby="account">
      <Stack gap="sm">
        <Heading level={2} size="md" id="account">Sign-in</Heading>
        <DefinitionList entries={[{ term: 'E-mail', details: email === null ? 'Not given' : <EmailAddress address={email} /> }]} />
        {accountPage === null ? (
          <Text as="p" size="sm" tone="muted">The sign-in service keeps your e-mail address and your password. To change one of them, ask the help desk.</Text>
        ) : (
          <>
            <Text as="p">The sign-in service keeps your e-mail address and what you sign in with. It has a page for your account.</Text>
            <Actions><ButtonLink icon="user" href={accountPage}>Your account there</ButtonLink></Actions>
          </>
        )}
      </Stack>
    </Card>
  );
}
