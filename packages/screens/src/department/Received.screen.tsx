import type { DepartmentForm } from '@quartermaster/contracts';
import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState } from '@quartermaster/ui';
import { useStartPageAddress } from '../shell/index.ts';

const titles: Readonly<Record<DepartmentForm, string>> = {
  'feedback': 'Thank you for your feedback',
  'survey': 'Thank you for your answers',
  'suggestion': 'Your suggestion is recorded',
  'program-question': 'Your question is recorded',
  'program-request': 'Your request is recorded',
};

/** What was sent is recorded: its number, and whether an answer can come. */
export default function Received({ attributes: { form, referenceNumber, email } }: Pick<ScreenProps<'/department/submit', 'Success'>, 'attributes'>) {
  const { href } = useNavigation();
  const start = useStartPageAddress();
  const isProgram = form === 'program-question' || form === 'program-request';
  return (
    <Container width="narrow">
      <EmptyState
        icon="success" level={1} title={titles[form]}
        actions={
          <>
            <ButtonLink look="primary" href={start}>Go to the start page</ButtonLink>
            {isProgram && <ButtonLink href={href('/department/adv2git')}>Back to the program</ButtonLink>}
          </>
        }
      >
        {form === 'survey' ? 'It is kept without your name and address.' : (
          <>
            Its reference number is <strong>{referenceNumber}</strong>. Name it when you ask the help desk about it.{' '}
            {email === null ? 'You gave no e-mail address, so no one can write back to you.' : <>An answer can come to {email}.</>}
          </>
        )}
      </EmptyState>
    </Container>
  );
}
