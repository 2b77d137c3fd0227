import { formatMoney } from '@quartermaster/contracts';
import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Alert, Badge, Card, Container, DefinitionList, Inline, Stack, Text } from '@quartermaster/ui';
import { EventTimeLine, orderMoment } from '../../orders/index.ts';
import { AnswerNotice, PageHeader } from '../../shell/index.ts';
import { unpricedWords } from '../parts/unpriced-words.ts';
import { VerifiedLines } from '../verify/VerifiedLines.tsx';
import { ChangeQuantities } from './ChangeQuantities.tsx';
import { RequestActions } from './RequestActions.tsx';
import { requestLead, requestStatuses } from './request-words.ts';
import { ReturnRequest } from './ReturnRequest.tsx';

/** Requisitions under funds control, for their buyer and their approvers (specification, section 2, FEDSTRIP: AuthFedFunds). */
export default function AuthFedFunds({ attributes }: Pick<ScreenProps<'/fedstrip/fedstrip_shopping_cart', 'AuthFedFunds'>, 'attributes'>) {
  const { href } = useNavigation();
  const { status, buyerName, activity, payer, fundCode, appropriation, note, askedAt, answerBy, fiscalYear, budget, events, decided, reason, lines, amount, unpriced, problems, notice, may } = attributes;
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Authorize requisitions" trail={[{ label: 'Requisitions under funds control', href: href('/fedstrip/fedstrip_authorize_funds') }]}>
          <Stack gap="xs"><Inline><Badge look={requestStatuses[status].look}>{requestStatuses[status].text}</Badge></Inline><Text as="p" tone="muted">{requestLead(attributes)}</Text></Stack>
        </PageHeader>
        <AnswerNotice notice={notice} />
        {status === 'returned' && <Alert tone="warning" title="Why they were returned">{reason}</Alert>}
        {problems.length > 0 && <Alert tone="warning" title="What keeps them from being authorized"><ul>{problems.map((text) => <li key={text}>{text}</li>)}</ul></Alert>}
        <Card>
          <DefinitionList
            entries={[
              { term: 'Buyer', details: buyerName },
              { term: 'Requisitioner', details: activity.name === '' ? activity.aac : `${activity.aac}, ${activity.name}` },
              { term: 'For', details: payer },
              { term: 'Fund code', details: fundCode || 'Blank' },
              ...(appropriation === '' ? [] : [{ term: 'Appropriation data', details: appropriation }]),
              ...(fiscalYear === null ? [] : [{ term: 'Charged to', details: `Fiscal year ${fiscalYear}` }]),
              ...(budget === null ? [] : [{ term: 'Left of the budget', details: `${formatMoney(budget.left)} of ${formatMoney(budget.amount)}; ${formatMoney(budget.reserved)} is reserved, these among it` }]),
              { term: 'Sent', details: orderMoment(askedAt) },
              ...(status === 'waiting' ? [{ term: 'Answer by', details: orderMoment(answerBy) }] : []),
              ...(note === '' ? [] : [{ term: 'Note', details: note }]),
              ...(decided === null ? [] : [{ term: 'Decided', details: `${decided.by}, ${orderMoment(decided.at)}` }]),
            ]}
          />
        </Card>
        <RequestActions request={attributes} />
        <VerifiedLines lines={lines} />
        <DefinitionList look="sums" entries={[{ term: unpricedWords(unpriced), details: formatMoney(amount), isStrong: true }]} />
        {may.change && <ChangeQuantities request={attributes} />}
        {may.giveBack && <ReturnRequest request={attributes} />}
        <EventTimeLine events={events} />
      </Stack>
    </Container>
  );
}
