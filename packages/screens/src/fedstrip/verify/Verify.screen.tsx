import { useConfirm, useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Card, Container, DefinitionList, EmptyState, Stack, Text } from '@quartermaster/ui';
import { useState } from 'react';
import { PageHeader } from '../../shell/index.ts';
import { ActivityLine } from '../parts/ActivityLine.tsx';
import { totalOf } from '../parts/unpriced-words.ts';
import { sendQuestion } from './send-question.ts';
import { VerifiedLines } from './VerifiedLines.tsx';

type VerifyProps = Pick<ScreenProps<'/fedstrip/fedstrip_shopping_cart', 'Initial'>, 'attributes'> & {
  /** Whether it is asked, in the way of the store, before they are sent. */
  asksBeforeSending?: boolean;
};

/** Verify page (specification, section 2, FEDSTRIP): all requisitions before they are sent. */
export default function Verify({ attributes, asksBeforeSending = false }: VerifyProps) {
  const { send, href } = useNavigation();
  const confirm = useConfirm();
  const [isSending, setSending] = useState(false);
  const { activity, lines, constants, version, sendKey, notice, approversOf } = attributes;
  const wrong = lines.filter(({ problems, wrongQuantity }) => problems.length > 0 || wrongQuantity !== undefined).length;
  const back = <ButtonLink href={href('/fedstrip/fedstrip_init')}>Back to the lines</ButtonLink>;
  const order = async () => {
    // An approver is asked for on a page of its own.
    if (asksBeforeSending && approversOf === null && !(await confirm(sendQuestion(attributes)))) return;
    setSending(true);
    try {
      // In place of this page: Back leads to the lines, and offers nothing again that was sent.
      await send('/fedstrip/process_Order', { replace: true, payload: { version, sendKey } });
    } finally {
      setSending(false);
    }
  };
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Verify the requisitions" trail={[{ label: 'Requisitions', href: href('/fedstrip/fedstrip_init') }]}><ActivityLine activity={activity} /></PageHeader>
        {notice !== null && <Alert tone="warning" isLive>{notice}</Alert>}
        {lines.length === 0
          ? <EmptyState icon="document" title="There is nothing to send" actions={<>{back}<ButtonLink href={href('/orderhistory/requisition_detail')}>My requisitions</ButtonLink></>}>What was sent is among your requisitions. Enter items for others.</EmptyState>
          : (
            <>
              {wrong > 0 && <Alert tone="error" isLive title={wrong === 1 ? 'One line has to be corrected' : `${wrong} lines have to be corrected`}>Nothing is sent before. Each mistake is named by its rule.</Alert>}
              {constants.length > 0 && <Card as="section" aria-label="On each line"><DefinitionList entries={constants.map(({ title, text, meaning }) => ({ term: title, details: `${text}: ${meaning}` }))} /></Card>}
              <VerifiedLines lines={lines} />
              <DefinitionList look="sums" entries={[{ ...totalOf(attributes, lines.length), isStrong: true }]} />
              {approversOf !== null && <Text as="p">An approver of {approversOf} authorizes them before they are sent. The next page asks what they are to know.</Text>}
              <Text as="p" size="sm" tone="muted">Prices are those of the catalog now. The source of supply bills the fund by the signal code.</Text>
              <Actions>
                <Button look="primary" isDisabled={wrong > 0} isPending={isSending} pendingLabel="Sending" onClick={() => void order()}>{approversOf === null ? (lines.length === 1 ? 'Send the requisition' : `Send ${lines.length} requisitions`) : 'Go on to ask an approver'}</Button>
                {back}
              </Actions>
            </>
          )}
      </Stack>
    </Container>
  );
}
