import type { RequisitionPage } from '@quartermaster/contracts';
import { useConfirm, useNavigation, type ConfirmRequest } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Stack } from '@quartermaster/ui';
import { AnswerNotice, useHelpDeskAddress } from '../../shell/index.ts';
import { useRequisitionChange } from './use-requisition-change.ts';

/** What a buyer can do about a requisition of their own, and what became of it. */
export function RequisitionActions({ requisition: { documentNumber, open, unitOfIssue, may, notice } }: { requisition: RequisitionPage }) {
  const { open: openPage } = useNavigation();
  const helpDesk = useHelpDeskAddress();
  const confirm = useConfirm();
  const { make, isPending } = useRequisitionChange(documentNumber);
  const ask = async (change: 'withdraw' | 'cancel', question: ConfirmRequest) => {
    if (await confirm(question)) await make(change);
  };
  return (
    <Stack gap="sm">
      <AnswerNotice notice={notice} />
      <Actions>
        <Button icon="document" onClick={() => openPage('/orderhistory/requisition_pdf', { query: { documentNumber } })}>Open PDF (new tab)</Button>
        {may.followUp && <Button isPending={isPending} pendingLabel="Asking" onClick={() => void make('follow-up')}>Ask what became of it</Button>}
        {may.withdraw && (
          <Button look="danger" isPending={isPending} pendingLabel="Withdrawing" onClick={() => void ask('withdraw', { title: `Withdraw ${documentNumber}?`, body: 'It is not sent yet. It will not be sent then, and its number stays used.', confirmLabel: 'Withdraw it', cancelLabel: 'Keep it', danger: true })}>Withdraw it</Button>
        )}
        {may.cancel && (
          <Button look="danger" isPending={isPending} pendingLabel="Asking" onClick={() => void ask('cancel', { title: `Ask to cancel ${open.toLocaleString('en-US')} ${unitOfIssue} of ${documentNumber}?`, body: 'The source of supply decides whether it still can be canceled.', confirmLabel: 'Ask to cancel it', cancelLabel: 'Keep it', danger: true })}>Ask to cancel what is open</Button>
        )}
        <ButtonLink look="plain" href={helpDesk}>Write to the help desk</ButtonLink>
      </Actions>
    </Stack>
  );
}
