import { registrationFlowPoint, useExtension, useNavigation, useSignIn } from '@quartermaster/core';
import { Button, ButtonLink, Dialog, Stack, Text } from '@quartermaster/ui';

interface Notice {
  title: string;
  text: string;
  action: string;
}

/** The three kinds of the start page (specification, section 4, Registration finalization). */
const notices: Readonly<Record<string, Notice>> = {
  registration: {
    title: 'Registration needed',
    text: 'You have signed in, but this marketplace has no account for you yet, or has not opened it. Register, or wait for the mail of the help desk if you have done so.',
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

/** What somebody without an account does next. It goes by its own buttons alone: modals of registration cannot be dismissed. */
export function RegistrationNotice({ type }: { type: string | null }) {
  const { href } = useNavigation();
  const { switchUser } = useSignIn();
  const registration = useExtension(registrationFlowPoint)?.form ?? '/profile/registration';
  const notice = type !== null && Object.hasOwn(notices, type) ? notices[type] : undefined;
  return (
    <Dialog
      isOpen={notice !== undefined}
      onClose={() => {}}
      dismissable={false}
      title={notice?.title}
      footer={
        <>
          <ButtonLink look="primary" href={href(registration)}>{notice?.action}</ButtonLink>
          <ButtonLink href="/home">Go to Home Page</ButtonLink>
        </>
      }
    >
      <Stack gap="md">
        <Text as="p">{notice?.text}</Text>
        <div><Button look="plain" onClick={() => void switchUser()}>Sign in as someone else</Button></div>
      </Stack>
    </Dialog>
  );
}
