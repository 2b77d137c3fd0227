import { useSignIn } from '@quartermaster/core';
import { Button, ButtonLink, Dialog, Inline, Stack, Text } from '@quartermaster/ui';
import { useRegistrationAddress } from '../shell/index.ts';

interface Notice {
  title: string;
  text: string;
  action: string;
}

/** The three kinds of the start page (specification, section 4, Registration finalization). */
const notices: Readonly<Record<string, Notice>> = {
  registration: {
    title: 'Registration needed',
    text: 'You have no open account in this marketplace yet. Register now. If your registration waits for a decision, sign in when the letter about it has come, or ask the help desk.',
    action: 'Register',
  },
  finalize_registration: {
    title: 'Finish your registration',
    text: 'Your identity is known, but its account in this marketplace is not open yet. Tell us who you are to finish your registration.',
    action: 'Finish registration',
  },
  new_registration: {
    title: 'Register for an account',
    text: 'There is no account for you in this marketplace yet. Register to order; browsing needs no account.',
    action: 'Register',
  },
};

/**
 * The next step for a person without an account, in the words of the address's `type`; where the server has words of its own,
 * they come as a notice of the answer. It goes by its own buttons alone: modals of registration cannot be dismissed.
 */
export function RegistrationNotice({ type }: { type: string | null }) {
  const registration = useRegistrationAddress();
  const { switchUser } = useSignIn();
  const notice = type !== null && Object.hasOwn(notices, type) ? notices[type] : undefined;
  return (
    <Dialog
      isOpen={notice !== undefined}
      onClose={() => {}}
      dismissable={false}
      title={notice?.title}
      footer={
        <>
          <ButtonLink href="/home">Go to Home Page</ButtonLink>
          <ButtonLink look="primary" href={registration}>{notice?.action}</ButtonLink>
        </>
      }
    >
      <Stack gap="md">
        <Text as="p">{notice?.text}</Text>
        <Inline gap="sm">
          <Text>Not you?</Text>
          <Button size="sm" onClick={() => void switchUser()}>Sign in as someone else</Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
