import { formatMoney } from '@quartermaster/contracts';
import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, Alert, ButtonLink, Card, Container, DefinitionList, Heading, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';
import { AskForm } from './AskForm.tsx';
import { OtherLines } from './OtherLines.tsx';
import { ReductionRequest } from './ReductionRequest.tsx';

export type ReducePricePage = Pick<ScreenProps<'/cart/reduce_price', 'Success'>, 'attributes'>;

/** Price Reduction Authorization (specification, section 2, Cart): a lower price for one line of the cart, and what became of the last request. */
export default function ReducePrice({ attributes }: ReducePricePage) {
  const { href } = useNavigation();
  const { line, vendor, others = [], answeredBy, problem, request } = attributes;
  const isNews = problem !== null && request?.status !== 'requested' && request?.status !== 'authorized';
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Price Reduction Authorization" trail={[{ label: 'Shopping Cart', href: href('/cart/shopping_cart') }]}>
          {line !== null && <Text as="p" tone="muted">{answeredBy === 'vendor' ? `${vendor} may` : 'The contracting office of this marketplace may'} authorize a lower price for an order above the maximum order of the contract. You can order at the price of the contract all the same.</Text>}
        </PageHeader>
        {isNews && <Alert tone="warning" isLive>{problem}</Alert>}
        {line !== null && (
          <Card as="section" aria-label="The item">
            <Stack gap="sm">
              <Heading level={2} size="md">{line.name}</Heading>
              <DefinitionList
                entries={[
                  { term: 'Vendor', details: `${vendor}, contract ${line.contractNumber}` },
                  { term: 'Quantity', details: `${line.quantity.toLocaleString('en-US')} (${line.unitOfIssue.name})` },
                  { term: 'Price', details: `${formatMoney(line.price.unitPrice)}, together ${formatMoney(line.lineTotal)}` },
                  ...(line.aboveMaximum === undefined ? [] : [{ term: 'Maximum order', details: line.contractTotal === undefined ? formatMoney(line.aboveMaximum) : `${formatMoney(line.aboveMaximum)}; what you order under the contract comes to ${formatMoney(line.contractTotal)}` }]),
                ]}
              />
            </Stack>
          </Card>
        )}
        {request !== null && <ReductionRequest request={request} cartKey={line?.cartKey ?? ''} unit={line?.unitOfIssue.name ?? ''} />}
        {others.length > 0 && <OtherLines others={others} />}
        {line !== null && problem === null && <AskForm key={request?.reductionId ?? 'first'} attributes={attributes} cartKey={line.cartKey} unit={line.unitOfIssue.name} />}
        <Actions><ButtonLink icon="cart" href={href('/cart/shopping_cart')}>Back to the cart</ButtonLink></Actions>
      </Stack>
    </Container>
  );
}
