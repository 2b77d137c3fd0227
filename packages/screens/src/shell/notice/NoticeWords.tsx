import type { NoticeProps } from '@quartermaster/core';
import { useModals } from '@quartermaster/core';
import { Actions, Button, SanitizedHtml, Stack } from '@quartermaster/ui';
import { RegistrationChoice } from './RegistrationChoice.tsx';
import { SessionChoice } from './SessionChoice.tsx';

/** The words of something that the server wants answered (specification, sections 3 and 4), and the ways to answer it. */
export function NoticeWords({ attributes: { kind, body, negativeLabel } }: NoticeProps) {
  const { close } = useModals();
  return (
    <Stack gap="lg">
      {body !== '' && <SanitizedHtml html={body} />}
      {kind === 'acknowledgement' && <Actions><Button look="primary" onClick={close}>{negativeLabel ?? 'I have read this'}</Button></Actions>}
      {kind === 'registration' && <RegistrationChoice negativeLabel={negativeLabel} />}
      {kind === 'session expiry' && <SessionChoice negativeLabel={negativeLabel} />}
    </Stack>
  );
}
