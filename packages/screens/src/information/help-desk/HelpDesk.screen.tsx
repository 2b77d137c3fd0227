import type { ScreenProps } from '@quartermaster/core';
import { Container, Stack } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';
import { Prose } from '../Prose.tsx';
import { CommentForm } from './CommentForm.tsx';
import { Contacts } from './Contacts.tsx';

/** The help desk: the operator's words about it, its contacts, and the form that reaches it, empty or with what was wrong. */
export default function HelpDesk({ attributes }: Pick<ScreenProps<'/information/comment_form', 'Initial'>, 'attributes'>) {
  const { about, contacts } = attributes;
  return (
    <Container width="narrow">
      <Stack gap="lg">
        <PageHeader title="Help desk" />
        {about !== null && <Prose html={about} />}
        {contacts !== null && <Contacts contacts={contacts} />}
        <CommentForm attributes={attributes} />
      </Stack>
    </Container>
  );
}
