import { useSignIn } from '@quartermaster/core';
import { Alert, Button, ButtonLink, Container, Inline, Stack } from '@quartermaster/ui';
import { PageHeader } from '../shell/page/PageHeader.tsx';
import { useRegistrationAddress } from '../shell/registration/use-registration-address.ts';

/** Why somebody stands outside, and the ways on (specification, section 2: links to registration and Go to Home Page). */
export function NoAccess({ title, reason }: { title: string; reason: string }) {
  const { signIn } = useSignIn();
  const registration = useRegistrationAddress();
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title={title} />
        <Alert tone="error" isLive>{reason}</Alert>
        <Inline gap="sm">
          <Button look="primary" onClick={() => void signIn()}>Sign in again</Button>
          <ButtonLink href={registration}>Register</ButtonLink>
          <ButtonLink look="plain" href="/home">Go to Home Page</ButtonLink>
        </Inline>
      </Stack>
    </Container>
  );
}
