import { useNavigation, useSignIn, type ScreenProps } from '@quartermaster/core';
import { ButtonLink } from '@quartermaster/ui';
import { EmailForm } from '../../shell/index.ts';

/** The first step of buyers of state and local governments: their address, whose domain says of which government it is. */
export default function StateEmail({ attributes }: Pick<ScreenProps<'/profile/registration', 'StateEmail'>, 'attributes'>) {
  const { send, href } = useNavigation();
  const { identityLogin } = useSignIn();
  const { email } = attributes;
  const known = identityLogin();
  return (
    <EmailForm
      title="Register"
      label="E-mail address of your government"
      hint="Its domain tells of which government you are"
      typed={email === '' && known?.includes('@') === true ? known : email}
      answer={attributes}
      sendLabel="Go on"
      otherWay={<ButtonLink look="plain" href={href('/main/stores')}>I am a federal buyer</ButtonLink>}
      onSend={(typed) => send('/profile/validatestateemail', { payload: { email: typed } })}
    >
      This store is for state and local governments. Enter the e-mail address that your government gave you.
    </EmailForm>
  );
}
