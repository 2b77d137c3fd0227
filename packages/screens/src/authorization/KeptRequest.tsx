import { formatMoney, type MemberAuthorization } from '@quartermaster/contracts';
import { useConfirm } from '@quartermaster/core';
import { Actions, Badge, Button, Card, DefinitionList, Heading, Inline, Stack } from '@quartermaster/ui';
import { escapeHtml } from '../shell/index.ts';
import { dayOf, statusWords } from './authorization-words.ts';
import { termsEntries } from './terms-entries.ts';
import { useAuthorizationChange } from './use-authorization-change.ts';

/** One request of a member, and what became of it. */
export function KeptRequest({ request }: { request: MemberAuthorization }) {
  const { change, isPending } = useAuthorizationChange();
  const confirm = useConfirm();
  const { authorizationId, status, supervisorName, supervisorEmail, purpose, yearly, askedAt, answerBy, remindedAt, canRemind, terms, reason } = request;
  const words = statusWords[status];

  async function withdraw(): Promise<void> {
    const isSure = await confirm({ title: 'Withdraw this request?', body: `The link that ${escapeHtml(supervisorName)} has cannot authorize it any more.`, confirmLabel: 'Withdraw it', cancelLabel: 'Keep it', danger: true });
    if (isSure) await change({ withdraw: authorizationId });
  }

  return (
    <Card as="li">
      <Stack gap="sm">
        <Inline justify="between" align="center"><Heading level={3} size="sm">{supervisorName}</Heading><Badge look={words.look}>{words.text}</Badge></Inline>
        <DefinitionList
          entries={[
            { term: 'Supervisor', details: supervisorEmail }, { term: 'For', details: purpose }, { term: 'Asked for', details: `${formatMoney(yearly)} a year, on ${dayOf(askedAt)}` },
            ...(status === 'requested' ? [{ term: 'Answer due', details: `${dayOf(answerBy)}${remindedAt === null ? '' : `; reminded on ${dayOf(remindedAt)}`}` }] : []),
            ...termsEntries(terms, status === 'authorized'),
            ...(reason === null ? [] : [{ term: 'Reason', details: reason }]),
          ]}
        />
        {status === 'requested' && (
          <Actions>
            {canRemind && <Button isPending={isPending} pendingLabel="Sending" onClick={() => void change({ remind: authorizationId })}>Remind {supervisorName}</Button>}
            <Button look="plain" isDisabled={isPending} onClick={() => void withdraw()}>Withdraw the request to {supervisorName}</Button>
          </Actions>
        )}
      </Stack>
    </Card>
  );
}
