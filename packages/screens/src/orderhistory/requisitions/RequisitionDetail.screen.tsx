import { css } from '@emotion/react';
import { formatMoney } from '@quartermaster/contracts';
import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Badge, Card, Container, DefinitionList, Heading, Inline, Stack, Text, token } from '@quartermaster/ui';
import { orderMoment } from '../../orders/index.ts';
import { RecordColumns, shownStockNumber } from '../../requisitions/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { RequisitionActions } from './RequisitionActions.tsx';
import { requisitionStatuses } from './requisition-words.ts';

const list = css({ margin: 0, paddingInlineStart: token('space.lg') });

/** One requisition with its status in words and codes (specification, section 2, Orders and profile). */
export default function RequisitionDetail({ attributes }: ScreenProps<'/orderhistory/requisition_detail', 'Success'>) {
  const { href } = useNavigation();
  const { documentNumber, status, stockNumber, name, quantity, unitOfIssue, open, price, approver, remarks, furtherAdviceCodes, exportOption, record, history } = attributes;
  const count = (pieces: number) => `${pieces.toLocaleString('en-US')} ${unitOfIssue}`;
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title={`Requisition ${documentNumber}`} trail={[{ label: 'My Requisitions', href: href('/orderhistory/requisition_detail') }]}>
          <Inline><Badge look={requisitionStatuses[status].look}>{requisitionStatuses[status].text}</Badge></Inline>
        </PageHeader>
        <RequisitionActions requisition={attributes} />
        <Card>
          <DefinitionList
            entries={[
              { term: 'NSN or part number', details: shownStockNumber(stockNumber) },
              { term: 'Item', details: name || 'Bought on demand' },
              { term: 'Quantity', details: count(quantity) },
              { term: 'Open', details: count(open) },
              { term: 'Catalog price when it was entered', details: price === null ? 'Not known' : `${formatMoney(price)} for one ${unitOfIssue}` },
              ...(furtherAdviceCodes.length === 0 ? [] : [{ term: 'Further advice codes', details: furtherAdviceCodes.join(', ') }]),
              ...(exportOption === '' ? [] : [{ term: 'Export option', details: exportOption }]),
              ...(remarks === '' ? [] : [{ term: 'Remarks', details: remarks }]),
              ...(approver === '' ? [] : [{ term: 'Approved by', details: approver }]),
            ]}
          />
        </Card>
        <Card as="section" aria-label="80 columns">
          <Stack gap="sm">
            <Heading level={2} size="sm">The record of 80 columns</Heading>
            <RecordColumns record={record} label="Columns of the record" />
          </Stack>
        </Card>
        <Stack gap="xs">
          <Heading level={2} size="md" id="requisition-history">Status history</Heading>
          <ol css={list} aria-labelledby="requisition-history">
            {history.map(({ position, at, code, words }) => (
              <li key={position}>{code !== '' && <><Badge>{code}</Badge>{' '}</>}<Text isBold={code === ''}>{words}</Text> <Text size="sm" tone="muted">{orderMoment(at)}</Text></li>
            ))}
          </ol>
        </Stack>
      </Stack>
    </Container>
  );
}
