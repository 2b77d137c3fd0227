import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState } from '@quartermaster/ui';

export default function NoSuchStatement({ attributes: { message } }: Pick<ScreenProps<'/orderhistory/reconcile', 'Failure'>, 'attributes'>) {
  const { href } = useNavigation();
  return (
    <Container width="narrow">
      <EmptyState icon="document" level={1} title="Statement not found" actions={<ButtonLink look="primary" href={href('/orderhistory/reconcile')}>All my statements</ButtonLink>}>{message}</EmptyState>
    </Container>
  );
}
