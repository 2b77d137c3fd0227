import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Card, DefinitionList, Link, Stack, Text, TextArea } from '@quartermaster/ui';
import { useParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { Done } from '../parts/Done.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Room } from '../parts/Room.tsx';
import { Section } from '../parts/Section.tsx';
import { useDone } from '../parts/use-done.ts';
import { WordsForm } from '../parts/WordsForm.tsx';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { ProductReportState } from './ProductReportState.tsx';

type Whole = DeskAnswer<'/product-report'>;

/** One report about a product, what was answered, and the form that answers it. */
export function ProductReportPage() {
  const { number = '' } = useParams();
  const asked = useAnswer('/product-report', { number });
  const { done, changed } = useDone(asked.askAgain);
  return (
    <Room title={`Report ${number}`} within={{ label: 'Product reports', href: '/product-reports' }}>
      <Done done={done} />
      <Answered {...asked}>
        {({ report, answers }) => (
          <Stack gap="lg">
            <Facts {...report} />
            {answers.length > 0 && <Answers answers={answers} />}
            <AnswerForm {...report} onDone={() => changed(`The answer is sent.${report.buyerEmail === null ? ' No address of the buyer is known: they read it with their reports.' : ' A mail tells the buyer.'}`)} />
          </Stack>
        )}
      </Answered>
    </Room>
  );
}

const Facts = ({ state, productId, productName, partNumber, about, text, vendor, vendorEmail, buyerName, buyerEmail, store, reportedAt }: Whole['report']) => (
  <Card look="roomy">
    <DefinitionList
      entries={[
        { term: 'State', details: <ProductReportState state={state} /> },
        { term: 'Product', details: <Link href={`/catalog/products/${encodeURIComponent(productId)}`}>{productName}, part {partNumber}</Link> },
        { term: 'About', details: about }, { term: 'In their words', details: text },
        { term: 'Vendor', details: vendor === null ? 'None in particular' : <><Link href={`/vendors/${encodeURIComponent(vendor.id)}`}>{vendor.name}</Link>{vendorEmail === null ? ', which was not told: no address for mail is known' : `, told at ${vendorEmail}`}</> },
        { term: 'Buyer', details: [buyerName === '' ? 'Their account is closed' : buyerName, ...(buyerEmail === null ? [] : [buyerEmail])].join(', ') },
        { term: 'Store', details: store }, { term: 'Reported', details: <Moment at={reportedAt} /> },
      ]}
    />
  </Card>
);

const Answers = ({ answers }: Pick<Whole, 'answers'>) => (
  <Section title="Answers">
    <DefinitionList entries={answers.map(({ kind, by, text, at }) => ({ term: <>{kind === 'vendor' ? 'The vendor' : 'The desk'} ({by}), <Moment at={at} /></>, details: text }))} />
  </Section>
);

function AnswerForm({ number, buyerEmail, onDone }: Pick<Whole['report'], 'number' | 'buyerEmail'> & { onDone: () => void }) {
  if (!useMay('/product-report/answer')) return <Text as="p" tone="muted">Your role may read reports. An order clerk answers them.</Text>;
  return (
    <Section title="Answer the buyer">
      <WordsForm
        path="/product-report/answer" request={{ number }} name="text" button="Send the answer" look="primary" onDone={onDone}
        field={(field) => <TextArea label="Your answer" hint={`The buyer reads it with their reports${buyerEmail === null ? '' : ', and by mail'}. No card numbers.`} rows={5} maxLength={2000} {...field} />}
      />
    </Section>
  );
}
