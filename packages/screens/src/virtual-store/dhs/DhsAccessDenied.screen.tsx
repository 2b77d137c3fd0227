import { useNavigation, useSignIn, type ScreenProps } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Container, Link, Stack, Text } from '@quartermaster/ui';
import { PageHeader, useHelpDeskAddress } from '../../shell/index.ts';
import { useDepartmentPages } from '../department-pages.ts';

/** The store stays closed to this buyer (specification, section 6). Public pages stay open to them. */
export default function DhsAccessDenied({ attributes: { reason, email } }: ScreenProps<'/dhs/accessDenied', 'accessDenied'>) {
  const { signIn, switchUser } = useSignIn();
  const { href } = useNavigation();
  const pages = useDepartmentPages();
  const helpDesk = useHelpDeskAddress();
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Access denied" />
        <Alert tone="error" isLive>{reason}</Alert>
        <Text as="p">You can look around here as a visitor, and order in the ADVANTAGE store. If you should have access, ask the <Link href={helpDesk}>help desk</Link>.</Text>
        <Actions>
          <ButtonLink look="primary" href={href('/main/start_page', { store: 'ADVANTAGE' })}>Go to ADVANTAGE</ButtonLink>
          {email === null ? <Button onClick={() => void signIn()}>Sign in</Button> : <Button onClick={() => void switchUser()}>Sign in as someone else</Button>}
          <ButtonLink look="plain" href="/home">Browse this store</ButtonLink>
        </Actions>
        {email !== null && <Link href={href(pages.email)}>Change profile e-mail</Link>}
      </Stack>
    </Container>
  );
}
