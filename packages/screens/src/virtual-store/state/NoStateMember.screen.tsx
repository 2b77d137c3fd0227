import { useNavigation, useSignIn, type ScreenProps } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Container, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';

/** A federal member, whose stores are the others, or someone whose government is not listed. */
export default function NoStateMember({ attributes: { email, agencyCode } }: ScreenProps<'/state/stateValidation', 'Failure'>) {
  const { switchUser } = useSignIn();
  const { href } = useNavigation();
  const account = `Your account${email === null ? '' : ` ${email}`}`;
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="State and local members only" />
        <Alert tone="error" isLive>
          {agencyCode === null ? `${account} has no confirmed e-mail address of a state or local government that this marketplace has listed.` : `${account} belongs to a federal agency (code ${agencyCode}).`} Ordering in this store is for state and local governments.
        </Alert>
        <Text as="p">
          {agencyCode === null
            ? 'If you work for one, write to the help desk with the name of your government and its web site, so that its e-mail domain can be listed. You can look around here as a visitor.'
            : 'You can look around here as a visitor, and order in the stores for federal buyers.'}
        </Text>
        <Actions>
          {agencyCode === null
            ? <ButtonLink look="primary" href={href('/information/comment_form')}>Write to the help desk</ButtonLink>
            : <ButtonLink look="primary" href={href('/main/start_page', { store: 'ADVANTAGE' })}>Go to ADVANTAGE</ButtonLink>}
          <Button onClick={() => void switchUser()}>Sign in as someone else</Button>
          <ButtonLink look="plain" href="/home">Browse this store</ButtonLink>
        </Actions>
      </Stack>
    </Container>
  );
}
