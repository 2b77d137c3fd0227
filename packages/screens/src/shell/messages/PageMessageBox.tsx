import type { PageMessage } from '@quartermaster/core';
import { Alert, SanitizedHtml } from '@quartermaster/ui';

/** The message of the answer beside its screen: server HTML, cleaned. */
export function PageMessageBox({ message: { type, header, text } }: { message: PageMessage }) {
  return (
    <Alert tone={type} isLive {...(header !== null && { title: header })}>
      <SanitizedHtml html={text} />
    </Alert>
  );
}
