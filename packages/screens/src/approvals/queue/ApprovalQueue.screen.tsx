import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState, Link, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';
import { ApprovalTable } from './ApprovalTable.tsx';
import { RulesOfActivity } from './RulesOfActivity.tsx';

/** What waits for the caller's authorization, and what they have sent themself. */
export default function ApprovalQueue({ attributes: { isApprover, waiting, ended, own } }: Pick<ScreenProps<'/cart/afc_queue', 'Success'>, 'attributes'>) {
  const { href } = useNavigation();
  const isEmpty = !isApprover && own.length === 0;
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Funds Control">
          <Text as="p" tone="muted">Carts of this store that an approver authorizes before they are ordered: of an activity under funds control, or above a limit of the store. <Link href={href('/fedstrip/fedstrip_authorize_funds')}>Requisitions under funds control</Link> have a page of their own.</Text>
        </PageHeader>
        {isEmpty && (
          <EmptyState icon="cart" title="Nothing waits here" actions={<ButtonLink look="primary" href={href('/cart/shopping_cart')}>Go to the cart</ButtonLink>}>
            When an order of yours needs an approver, you send it from the checkout, and find it here.
          </EmptyState>
        )}
        {isApprover && <ApprovalTable title="Waiting for your authorization" items={waiting} empty="Nothing waits for you." />}
        {own.length > 0 && <ApprovalTable title="Sent by you" items={own} empty="" />}
        {isApprover && <ApprovalTable title="Decided lately" items={ended} empty="Nothing was decided yet." />}
        {isApprover && <RulesOfActivity />}
      </Stack>
    </Container>
  );
}
