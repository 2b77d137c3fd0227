import type { AssortmentResult as Result } from '@quartermaster/contracts-desk';
import { Alert, Stack, Table, Text, type Column } from '@quartermaster/ui';
import { Section } from '../../parts/Section.tsx';

const fields = [['products', 'Products'], ['services', 'Services'], ['categories', 'Categories'], ['vendors', 'Vendors'], ['offers', 'Offers'], ['agreedPrices', 'Offers below the contract price']] as const;

interface Row {
  readonly label: string;
  readonly before: number;
  readonly after: number;
}

const number = (count: number): string => count.toLocaleString('en-US');

/** What another assortment would change, or has changed. */
export function AssortmentResult({ store, isPreview, outcome, counts, differences, unknown, unknownCount }: Result & { store: string; isPreview: boolean }) {
  const columns: readonly Column<Row>[] = [
    { id: 'label', header: 'What', isRowHeader: true, cell: ({ label }) => label },
    { id: 'before', header: isPreview ? 'Now' : 'Before', cell: ({ before }) => number(before) },
    { id: 'after', header: isPreview ? 'Then' : 'Now', cell: ({ before, after }) => (before === after ? number(after) : <strong>{number(after)}</strong>) },
  ];
  return (
    <Section title={isPreview ? 'What would change' : 'What has changed'}>
      <Stack gap="md">
        {outcome !== 'changed' && <p>{store} sells what it sold before: the file says the same.</p>}
        {counts.offers.after === 0 && <Alert tone="warning"><p>Nothing of the catalog fits: the store would be empty. Check the ids.</p></Alert>}
        <Table caption="How much the store sells" isCaptionHidden columns={columns} items={fields.map(([field, label]) => ({ label, ...counts[field] }))} keyOf={({ label }) => label} />
        {differences !== null && (
          <>
            <Some title="Products that are not sold now" {...differences.entering} />
            <Some title="Products that are not sold any more" {...differences.leaving} />
            <Some title="Offers at another price" {...differences.repriced} />
          </>
        )}
        {unknownCount > 0 && (
          <Alert tone="warning" title={`The catalog does not have ${number(unknownCount)} of the ids now`}>
            <p>That is no mistake: an import may bring them.</p>
            <ul>{unknown.map(({ path, value }) => <li key={path}><Text isCode>{path}</Text>: {value}</li>)}</ul>
            {unknown.length < unknownCount && <p>And {number(unknownCount - unknown.length)} more.</p>}
          </Alert>
        )}
      </Stack>
    </Section>
  );
}

const Some = ({ title, count, examples }: { title: string; count: number; examples: readonly string[] }) =>
  count === 0 ? null : (
    <div>
      <p>{title}: {number(count)}{examples.length < count ? ', such as' : ''}</p>
      <ul>{examples.map((example) => <li key={example}>{example}</li>)}</ul>
    </div>
  );
