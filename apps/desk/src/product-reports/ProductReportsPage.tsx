import type { ListedProductReport } from '@quartermaster/contracts-desk';
import { Actions, Link, type Column } from '@quartermaster/ui';
import { useState } from 'react';
import { Answered } from '../parts/Answered.tsx';
import { List } from '../parts/List.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { SaveCsvButton } from '../parts/SaveCsvButton.tsx';
import { useList } from '../parts/use-list.ts';
import type { DeskRefusal } from '../wire/desk-client.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { ProductReportState, stateWords } from './ProductReportState.tsx';

const known = ['open', 'answered', 'all'] as const;
const states = known.map((value) => ({ value, label: value === 'all' ? 'All' : stateWords[value] }));

const columns: readonly Column<ListedProductReport>[] = [
  { id: 'number', header: 'Number', isRowHeader: true, cell: ({ number }) => <Link href={`/product-reports/${number}`}>{number}</Link> },
  { id: 'product', header: 'Product', cell: ({ productName }) => productName },
  { id: 'about', header: 'About', cell: ({ about }) => about },
  { id: 'vendor', header: 'Vendor', cell: ({ vendor }) => vendor?.name ?? 'None in particular' },
  { id: 'reported', header: 'Reported', cell: ({ reportedAt }) => <Moment at={reportedAt} /> },
  { id: 'state', header: 'State', cell: ({ state }) => <ProductReportState state={state} /> },
];

/** What buyers find wrong with products. */
export function ProductReportsPage() {
  const { filter, search, hrefFor } = useList(known, 'open');
  const [refusal, setRefusal] = useState<DeskRefusal | null>(null);
  const asked = useAnswer('/product-reports', filter);
  return (
    <Room title="Product reports" actions={<Actions><SaveCsvButton path="/product-reports/export" onRefusal={setRefusal} /></Actions>}>
      <p>Buyers report what is wrong with a product. The vendor that they name gets a mail, too, and may answer; a report that anyone has answered waits no more.</p>
      <Refused refusal={refusal} />
      <Answered {...asked}>
        {({ reports, total, pageCount }) => (
          <List
            caption="Reports about products" noun={['report', 'reports']} searchLabel="Number, product, vendor, buyer or store" states={states}
            filter={filter} onSearch={search} hrefFor={hrefFor} found={{ total, pageCount, items: reports }} columns={columns} keyOf={({ number }) => number}
            empty="No report is in this state, or has these words."
          />
        )}
      </Answered>
    </Room>
  );
}
