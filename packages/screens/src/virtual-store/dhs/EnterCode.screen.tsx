import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { ButtonLink } from '@quartermaster/ui';
import { CodeForm } from '../../shell/index.ts';
import { useDepartmentPages } from '../department-pages.ts';

/** Asks for the code that was mailed. */
export default function EnterCode({ attributes }: Pick<ScreenProps<'/dhs/dhsEmailValidation', 'CodeSent'>, 'attributes'>) {
  const { sentTo, expiresAt } = attributes;
  const { send, href } = useNavigation();
  const pages = useDepartmentPages();
  return (
    <CodeForm
      title="Change Profile Email" sentTo={sentTo} expiresAt={expiresAt} answer={attributes}
      otherWays={<ButtonLink look="plain" href={href(pages.email, { another: '1' })}>Send another code</ButtonLink>}
      onSend={(typed) => send(pages.emailSubmit, { payload: typed })}
    />
  );
}
