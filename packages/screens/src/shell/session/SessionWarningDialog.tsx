import { css } from '@emotion/react';
import { useCountdown, type OpenSessionWarning } from '@quartermaster/core';
import { Alert, ConfirmDialog, Stack, Text, token, VisuallyHidden } from '@quartermaster/ui';
import { useState } from 'react';

const clock = css({ fontSize: token('fontSize.xl'), fontVariantNumeric: 'tabular-nums' });

/**
 * Says that the session will expire, with its countdown (specification, section 4). Only its buttons close it. The countdown
 * is for the eye; a screen reader hears how long is left when the dialog opens, and then at some marks.
 */
export function SessionWarningDialog({ warning }: { warning: OpenSessionWarning }) {
  const { countdown, howLong, announcement } = useCountdown(warning);
  const [atFirst] = useState(howLong);
  return (
    <ConfirmDialog
      isOpen
      title="Your session is about to expire"
      dismissable={false}
      confirmLabel="Stay signed in"
      cancelLabel="End session"
      onConfirm={() => warning.answer(true)}
      onCancel={() => warning.answer(false)}
    >
      <Stack gap="sm">
        {warning.again && <Alert tone="error" isLive>The server could not be reached. Check your connection and try again.</Alert>}
        <Text as="p">You have not been active for a while, and your session will expire in about {atFirst}. Stay signed in to continue where you are.</Text>
        <p aria-hidden="true">Time left <span css={clock}>{countdown}</span></p>
        <VisuallyHidden><span role="status">{announcement}</span></VisuallyHidden>
      </Stack>
    </ConfirmDialog>
  );
}
