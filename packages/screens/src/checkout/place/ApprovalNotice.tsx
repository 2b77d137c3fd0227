import { formatMoney, type ApprovalOutlook } from '@quartermaster/contracts';
import { Alert } from '@quartermaster/ui';

/** Who has to authorize the order before it is placed, and what the button does therefore. */
export function ApprovalNotice({ approval: { cause, payer, limit, approvers } }: { approval: ApprovalOutlook }) {
  const why = cause === 'funds' ? `${payer} is under funds control.` : `Orders above ${limit === null ? 'a limit of the store' : formatMoney(limit)} need an approver of ${payer}.`;
  return approvers === 0 ? (
    <Alert tone="warning" title="No one can authorize this order">{why} No one but you is listed who may authorize so much. Write to the help desk.</Alert>
  ) : (
    <Alert tone="info" title="An approver authorizes this order">
      {why} {cause === 'funds' ? 'You name the fund next, and send' : 'You send'} the cart to {approvers === 1 ? 'its approver' : `its ${approvers} approvers`}: nothing is ordered before one of them authorizes it.
    </Alert>
  );
}
