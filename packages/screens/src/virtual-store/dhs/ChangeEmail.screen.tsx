import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { ButtonLink } from '@quartermaster/ui';
import { EmailForm } from '../../shell/index.ts';
import { useDepartmentPages } from '../department-pages.ts';
import { departmentDomains } from './department-domains.ts';

/** Asks for an address of the department. A problem that the server found is shown at the field. */
export default function ChangeEmail({ attributes }: Pick<ScreenProps<'/dhs/dhsEmailValidation', 'Initial'>, 'attributes'>) {
  const { present, typed, domains } = attributes;
  const { send, href } = useNavigation();
  const pages = useDepartmentPages();
  return (
    <EmailForm
      title="Change Profile Email"
      label="E-mail address of the department"
      hint={`It ends in ${departmentDomains(domains)}`}
      typed={typed}
      answer={attributes}
      sendLabel="Send the code"
      otherWay={<ButtonLink look="plain" href={href(pages.accessDenied)}>I have no such address</ButtonLink>}
      onSend={(email) => send(pages.emailSubmit, { payload: { email } })}
    >
      {present === null ? 'Your profile has no e-mail address.' : `Your profile has the address ${present}.`} Enter your address of the department. A code is sent to it, so that we know that it is yours.
    </EmailForm>
  );
}
