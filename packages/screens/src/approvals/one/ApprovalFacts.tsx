import { formatMoney, type Approval } from '@quartermaster/contracts';
import { DefinitionList } from '@quartermaster/ui';
import { dayOf } from '../approval-words.ts';

/** Who asks for what, from which fund. */
export function ApprovalFacts({ approval }: { approval: Approval }) {
  const { buyerName, buyerEmail, payer, fund, fiscalYear, appropriation, amount, budget, askedAt, answerBy, status, note } = approval;
  return (
    <DefinitionList
      entries={[
        { term: 'Buyer', details: `${buyerName} (${buyerEmail})` }, { term: 'For', details: payer }, { term: 'Amount', details: `${formatMoney(amount)}, with shipping and tax` },
        ...(fund === null ? [] : [{ term: 'Fund', details: `${fund}, fiscal year ${fiscalYear}` }]), ...(appropriation === null ? [] : [{ term: 'Appropriation', details: appropriation }]),
        ...(budget === null ? [] : [{ term: 'Budget of the fund', details: `${formatMoney(budget.amount)}: ${formatMoney(budget.spent)} spent, ${formatMoney(budget.reserved)} reserved, ${formatMoney(budget.left)} left` }]),
        { term: 'Sent', details: dayOf(askedAt) }, ...(status === 'waiting' ? [{ term: 'Answer due', details: dayOf(answerBy) }] : []), ...(note === '' ? [] : [{ term: 'Note of the buyer', details: note }]),
      ]}
    />
  );
}
