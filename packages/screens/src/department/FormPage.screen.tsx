import type { DepartmentFormContent } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState, Stack } from '@quartermaster/ui';
import { Prose } from '../information/index.ts';
import { PageHeader } from '../shell/index.ts';
import { AskedForm } from './AskedForm.tsx';

/** A form on a page of its own, empty or with what was wrong. */
export default function FormPage({ attributes }: { attributes: DepartmentFormContent }) {
  const { title, about, fields } = attributes;
  const { href } = useNavigation();
  return (
    <Container width="narrow">
      <Stack gap="lg">
        <PageHeader title={title} trail={[{ label: 'All information', href: href('/information/content_page') }]} />
        {about !== null && <Prose html={about} />}
        {fields.length === 0
          ? <EmptyState icon="info" title="There is no survey now" actions={<ButtonLink look="primary" href={href('/department/feedback')}>Send feedback</ButtonLink>}>You can tell what you think at any time.</EmptyState>
          : <AskedForm key={attributes.form} content={attributes} />}
      </Stack>
    </Container>
  );
}
