import { useNavigation } from '@quartermaster/core';
import type { AttributesOf } from '@quartermaster/contracts';
import { Alert, Button, ButtonLink, Container, Actions, Stack } from '@quartermaster/ui';
import { useState } from 'react';
import { CodeForm, PageHeader, useRegistrationAddress } from '../../shell/index.ts';

const title = 'Confirm your e-mail address';
const verify = '/profile/verify_registration';

/** Asks for the code that was mailed to a person who registers; where it has ended, for another one. */
export function VerifyEmailPage({ attributes }: { attributes: AttributesOf<'/profile/registration', 'VerifyEmail'> }) {
  const { registrationId, sentTo, code, problem } = attributes;
  const { send } = useNavigation();
  const registration = useRegistrationAddress();
  const [isAsking, setAsking] = useState(false);

  async function another() {
    setAsking(true);
    try {
      await send(verify, { payload: { registrationId, another: '1' } });
    } finally {
      setAsking(false);
    }
  }

  const anotherCode = <Button look={code === null ? 'primary' : 'plain'} isPending={isAsking} pendingLabel="Sending another code" onClick={() => void another()}>Send another code</Button>;
  const beginAgain = <ButtonLink look="plain" href={registration}>Begin again with another address</ButtonLink>;
  if (code !== null) {
    return (
      <CodeForm
        title={title} sentTo={sentTo} expiresAt={code.expiresAt} answer={attributes} otherWays={<>{anotherCode}{beginAgain}</>}
        onSend={(typed) => send(verify, { payload: { registrationId, ...typed } })}
      />
    );
  }
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title={title} />
        <Alert tone="warning" isLive>{problem} It goes to {sentTo}.</Alert>
        <Actions>{anotherCode}{beginAgain}</Actions>
      </Stack>
    </Container>
  );
}
