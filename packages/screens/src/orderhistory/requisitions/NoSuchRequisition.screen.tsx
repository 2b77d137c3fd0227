import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState } from '@quartermaster/ui';

export default function NoSuchRequisition({ attributes: { message } }: Pick<ScreenProps<'/orderhistory/requisition_detail', 'Failure'>, 'attributes'>) {
  const { href } = useNavigation();
  return (
    <Container width="narrow">
      <EmptyState icon="document" level={1} title="Requisition not found" actions={<ButtonLink look="primary" href={href('/orderhistory/requisition_detail')}>All my requisitions</ButtonLink>}>{message}</EmptyState>
    </Container>
  );
}
