import type { DeskAnswer, ExplainedResult } from '@quartermaster/contracts-desk';
import { Actions, Alert, Button, Card, Link, Select, Table, TextField, type Column } from '@quartermaster/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Room } from '../parts/Room.tsx';
import { useAnswer } from '../wire/use-answer.ts';
import { addressOfProduct } from './addresses.ts';
import { whyWords } from './why-words.ts';

interface Placed extends ExplainedResult {
  readonly place: number;
}

const columns: readonly Column<Placed>[] = [
  { id: 'name', header: 'Result', isRowHeader: true, cell: ({ place, productId, name }) => <>{place}. <Link href={addressOfProduct(productId)}>{name}</Link></> },
  { id: 'score', header: 'Score', align: 'end', cell: ({ score }) => score.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }) },
  { id: 'why', header: 'Why it is here', cell: (result) => <ul>{whyWords(result).map((reason) => <li key={reason}>{reason}</li>)}</ul> },
];

/** The first results of a search, with what puts each where it is. The search is in the address. */
export function ExplainSearchPage() {
  const [params, setParams] = useSearchParams();
  const [q, store] = [params.get('q') ?? '', params.get('store') ?? ''];
  const asked = useAnswer('/catalog/explain-search', { q, store });
  return (
    <Room title="Why is this here" within={{ label: 'Catalog', href: '/catalog' }}>
      <Answered {...asked}>{(answer) => <Explained key={`${answer.store} ${answer.q}`} {...answer} onAsk={(next) => setParams(next)} />}</Answered>
    </Room>
  );
}

function Explained({ q, store, stores, problem, corrected, total, exactTotal, results, onAsk }: DeskAnswer<'/catalog/explain-search'> & { onAsk: (next: { q: string; store: string }) => void }) {
  const [typed, setTyped] = useState({ q, store });
  return (
    <>
      <Card look="roomy">
        <DeskForm onSubmit={() => { onAsk(typed); return Promise.resolve(); }} gap="md">
          <p>Search as a buyer does. Each word of the search adds the more the fewer products have it; what a search names makes a product count more.</p>
          <TextField label="Search" width="medium" maxLength={200} value={typed.q} error={problem ?? undefined} onChange={(event) => setTyped({ ...typed, q: event.target.value })} />
          <Select label="Store" width="medium" value={typed.store} options={stores.map((name) => ({ value: name, label: name }))} onChange={(event) => setTyped({ ...typed, store: event.target.value })} />
          <Actions><Button type="submit" look="primary">Explain</Button></Actions>
        </DeskForm>
      </Card>
      {corrected !== null && <Alert tone="info">{`It was searched for “${corrected}”.`}</Alert>}
      {q !== '' && problem === null && <p>{`${exactTotal ? '' : 'More than '}${total.toLocaleString('en-US')} results in ${store}, the first ${results.length} of them:`}</p>}
      {results.length > 0 && <Table caption={`Results for ${q}`} isCaptionHidden items={results.map((result, index) => ({ ...result, place: index + 1 }))} keyOf={({ productId }) => productId} columns={columns} onPhone="cards" />}
    </>
  );
}
