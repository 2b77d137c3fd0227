import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';
import { RequestTable } from './RequestTable.tsx';

/** Requisitions of which a second person authorizes the funds (specification, section 2, FEDSTRIP). */
export default function RequestLists({ attributes: { isApprover, waiting, own } }: Pick<ScreenProps<'/fedstrip/fedstrip_authorize_funds', 'Success'>, 'attributes'>) {
  const { href } = useNavigation();
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Requisitions under funds control" trail={[{ label: 'Funds Control', href: href('/cart/afc_queue') }]}>
          <Text as="p" tone="muted">Requisitions of this store that an approver authorizes before they are sent: of an activity under funds control, or above a limit of the store.</Text>
        </PageHeader>
        {!isApprover && own.length === 0 && (
          <EmptyState icon="document" title="No requisitions wait here" actions={<ButtonLink look="primary" href={href('/fedstrip/fedstrip_init')}>Enter requisitions</ButtonLink>}>
            When requisitions of yours need an approver, you send them from the Verify page, and find them here.
          </EmptyState>
        )}
        {isApprover && <RequestTable title="Waiting for your authorization" items={waiting} empty="No requisitions wait for you." />}
        {own.length > 0 && <RequestTable title="Sent by you" items={own} empty="" />}
      </Stack>
    </Container>
  );
}
