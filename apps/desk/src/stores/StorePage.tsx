import type { DeskAnswer, ListedStore, StoreVersion } from '@quartermaster/contracts-desk';
import { Alert, Card, DefinitionList, Disclosure, Link, Stack, Table, Text, type Column } from '@quartermaster/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { Done } from '../parts/Done.tsx';
import { Moment } from '../parts/Moment.tsx';
import { ReasonForm } from '../parts/ReasonForm.tsx';
import { Room } from '../parts/Room.tsx';
import { Section } from '../parts/Section.tsx';
import { useDone } from '../parts/use-done.ts';
import { counted } from '../parts/words.ts';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { StoreState } from './StoreState.tsx';
import { UpstreamsCard } from './UpstreamsCard.tsx';
import { addressOfAssortment } from './work/store-addresses.ts';

type Whole = DeskAnswer<'/store'>;

const failureColumns: readonly Column<Whole['failures'][number]>[] = [
  { id: 'at', header: 'When', isRowHeader: true, cell: ({ at }) => <Moment at={at} /> }, { id: 'where', header: 'Where', cell: ({ where }) => where }, { id: 'why', header: 'Why', cell: ({ why }) => why },
];
/** One store: what is shown of it, its versions, and what failed. */
export function StorePage() {
  const { name = '' } = useParams();
  const asked = useAnswer('/store', { name });
  const { done, changed } = useDone(asked.askAgain);
  const [isRemoved, setRemoved] = useState(false);
  const removed = (text: string): void => {
    setRemoved(true);
    changed(text);
  };
  return (
    <Room title={`Store ${name}`} within={{ label: 'Stores', href: '/stores' }}>
      <Done done={done} />
      {isRemoved
        ? <p><Link href="/stores">All stores</Link></p>
        : <Answered {...asked}>{(answer) => <Parts {...answer} onChanged={changed} onRemoved={removed} />}</Answered>}
    </Room>
  );
}

function Parts({ store, versions, composition, upstreams, failures, onChanged, onRemoved }: Whole & { onChanged: (what: string) => void; onRemoved: (what: string) => void }) {
  const mayRemove = useMay('/store/remove');
  return (
    <Stack gap="lg">
      {store.off !== null && <Alert tone="error"><p>{store.off}</p></Alert>}
      <Card look="roomy">
        <DefinitionList
          entries={[
            { term: 'State', details: <StoreState off={store.off} failures={store.failures} /> }, { term: 'Number', details: String(store.number) },
            { term: 'Hosts', details: store.hosts.length === 0 ? 'None' : store.hosts.join(', ') }, { term: 'Sells', details: <Link href={addressOfAssortment(store.name)}>{soldWords(store)}</Link> },
            ...(composition === null ? [] : [{ term: 'Adds and overrides', details: `${composition.adds.length} added, ${composition.overrides.length} in place of others` }]),
          ]}
        />
      </Card>
      {composition !== null && composition.diagnostics.length > 0 && <Section title="Diagnostics"><ul>{composition.diagnostics.map((text) => <li key={text}>{text}</li>)}</ul></Section>}
      {composition !== null && composition.adds.length > 0 && <Disclosure title="What it adds"><Names names={composition.adds} /></Disclosure>}
      {composition !== null && composition.overrides.length > 0 && <Disclosure title="What it has in place of others"><Names names={composition.overrides} /></Disclosure>}
      {store.shipped && <Section title="Versions">{versions.map((version) => <Version key={version.version} store={store} version={version} onChanged={onChanged} />)}</Section>}
      {upstreams.length > 0 && <UpstreamsCard name={store.name} upstreams={upstreams} onChanged={onChanged} />}
      {failures.length > 0 && <Section title="Last failures"><Table caption="Last failures" isCaptionHidden columns={failureColumns} items={failures} keyOf={({ at, where }) => `${at} ${where}`} onPhone="cards" /></Section>}
      {store.shipped && mayRemove && (
        <Section title="Remove the store">
          <ReasonForm path="/store/remove" request={{ name: store.name }} label="Reason" hint="It is in the audit log." button="Remove the store" look="danger" onDone={() => onRemoved(`The store ${store.name} is removed.`)}>
            <p>It is switched off for everybody at once, and its versions, hosts, assortment and approved addresses are taken away. Orders and carts stay. To have it again, its package is added anew.</p>
          </ReasonForm>
        </Section>
      )}
    </Stack>
  );
}

const Names = ({ names }: { names: readonly string[] }) => <ul>{names.map((name) => <li key={name}>{name}</li>)}</ul>;

function soldWords({ assortment }: ListedStore): string {
  if (assortment === null) return 'The whole catalog';
  const { products, services, offers, supplied } = assortment;
  return `${counted(products, 'product', 'products')}, ${counted(services, 'service', 'services')}, ${counted(offers, 'offer', 'offers')}${supplied ? ' (as supplied)' : ''}`;
}

function Version({ store, version, onChanged }: { store: ListedStore; version: StoreVersion; onChanged: (what: string) => void }) {
  const may = useMay('/store/roll-back');
  const isShown = version.version === store.activeVersion;
  return (
    <Disclosure title={`Version ${version.version}, ${isShown ? 'shown' : 'kept'}`}>
      <Stack gap="md">
        <DefinitionList
          entries={[
            { term: 'Package', details: version.packageName }, { term: 'Built for core', details: version.coreRange }, { term: 'Integrity', details: <Text isCode>{version.integrity}</Text> },
            { term: 'Installed', details: <Moment at={version.installedAt} /> }, { term: 'Shown since', details: version.activatedAt === null ? 'Never shown' : <Moment at={version.activatedAt} /> },
            { term: 'Files', details: `${version.files}, ${(version.bytes / 1024).toFixed(1)} KiB` },
            { term: 'Conformance rules', details: version.rules === null ? 'It was installed without a report' : version.rules.map(({ rule, verdict }) => `${rule}: ${verdict}`).join(', ') },
          ]}
        />
        {may && !isShown && (
          <ReasonForm path="/store/roll-back" request={{ name: store.name, version: version.version }} label="Reason" hint="It is in the audit log." button={`Show version ${version.version}`} onDone={() => onChanged(`Version ${version.version} is shown within a second, on pages that are loaded from then on.`)} />
        )}
      </Stack>
    </Disclosure>
  );
}
