import { css } from '@emotion/react';
import { formatMoney, type VerifyPage } from '@quartermaster/contracts';
import { Disclosure, Stack, Table, Text } from '@quartermaster/ui';
import { VerifiedQuantity } from './VerifiedQuantity.tsx';
import { ExceptionWords } from '../parts/ExceptionWords.tsx';
import { RecordColumns, shownStockNumber } from '../../requisitions/index.ts';

// Where rows are cards, what is in them ends at their edge: sentences begin at the other one.
const list = css({ margin: 0, paddingInlineStart: '1.2em', textAlign: 'start' });

// Where rows are cards, the columns open over what is left of the width.
const whole = css({ flex: 1, minWidth: 0 });

/** Columns 62 to 64; empty where they are blank. */
const deliveryDateOf = ({ record }: VerifyPage['lines'][number]): string => (record ?? '').slice(61, 64).trim();

/** The lines with what is wrong with each, and their records. */
export function VerifiedLines({ lines }: Pick<VerifyPage, 'lines'>) {
  return (
    <Table
      caption="Requisitions" isCaptionHidden items={lines} keyOf={({ key }) => key}
      columns={[
        { id: 'number', header: 'Line', cell: ({ number }) => number },
        { id: 'stock', header: 'NSN or part number', isRowHeader: true, cell: ({ stockNumber }) => shownStockNumber(stockNumber) || 'None' },
        {
          id: 'item', header: 'Item', cell: (line) => (
            <div css={whole}><Stack gap="xxs">
              <Text size="sm">{line.isOnDemand ? 'Bought on demand' : line.name}</Text>
              {deliveryDateOf(line) !== '' && <Text size="sm" tone="muted">Delivery date {deliveryDateOf(line)}</Text>}
              <ExceptionWords remarks={line.remarks} furtherAdviceCodes={line.furtherAdviceCodes} exportOption={line.exportOption} />
              {line.problems.length > 0 && <ul css={list}>{line.problems.map((message) => <li key={message}><Text size="sm" tone="error">{message}</Text></li>)}</ul>}
              {line.record !== null && <Disclosure title={`80 columns of line ${line.number}`}><RecordColumns record={line.record} label={`80 columns of line ${line.number}`} /></Disclosure>}
            </Stack></div>
          ),
        },
        { id: 'quantity', header: 'Quantity', align: 'end', cell: (line) => <VerifiedQuantity line={line} /> },
        { id: 'price', header: 'Price', align: 'end', cell: ({ price, isPriceSaid }) => (price === null ? 'Not known' : `${formatMoney(price)}${isPriceSaid ? ', expected' : ''}`) },
        { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => (total === null ? 'Not known' : formatMoney(total)) },
      ]}
    />
  );
}
