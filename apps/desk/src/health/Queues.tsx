import type { HealthQueue } from '@quartermaster/contracts-desk';
import { Badge, Link, Table, Text, type Column } from '@quartermaster/ui';
import { Moment } from '../parts/Moment.tsx';
import { Section } from '../parts/Section.tsx';

interface Place {
  readonly title: string;
  /** Where an operator acts; null: a command does. */
  readonly href: string | null;
  readonly deadHref?: string;
  readonly note?: string;
}

const places: Readonly<Record<HealthQueue['name'], Place>> = {
  mail: { title: 'Mail', href: '/mails?state=waiting', deadHref: '/mails?state=dead' },
  'vendor-deliveries': { title: 'Purchase orders to vendors', href: '/orders?state=unsent', deadHref: '/orders?state=dead' },
  'vendor-notices': { title: 'What vendors are to be told', href: '/orders?state=untold' },
  registrations: { title: 'Account requests', href: '/registrations' },
  'catalog-import': { title: 'Words that an import has still to add up', href: null, note: 'Where no import runs, the next one does it, at the desk or by npm run catalog:import.' },
  'requisitions': { title: 'Requisitions and follow-ups for the source of supply', href: '/requisitions/files' },
  'search-feed': { title: 'Changes for the search cluster', href: null, note: 'npm run search:index -- status says how far each index is.' },
};

/** Of the two that may have millions, so many are counted. */
const mostCounted = 100_000;
const number = (count: number): string => `${count.toLocaleString('en-US')}${count >= mostCounted ? ' or more' : ''}`;

const columns: readonly Column<HealthQueue>[] = [
  { id: 'name', header: 'Queue', isRowHeader: true, cell: ({ name }) => <QueueName {...places[name]} /> },
  { id: 'waiting', header: 'Waiting', cell: ({ waiting }) => number(waiting) },
  { id: 'oldest', header: 'The oldest since', cell: ({ oldest, waiting }) => (oldest !== null ? <Moment at={oldest} /> : waiting === 0 ? 'Nothing waits' : 'Not known') },
  { id: 'dead', header: 'Not tried again', cell: ({ name, dead }) => <Dead dead={dead} href={places[name].deadHref} /> },
];

/** What waits for a program or for people. */
export const Queues = ({ queues }: { queues: readonly HealthQueue[] }) => (
  <Section title="Queues"><Table caption="Queues" isCaptionHidden columns={columns} items={queues} keyOf={({ name }) => name} onPhone="cards" /></Section>
);

const QueueName = ({ title, href, note }: Place) => (
  <div>
    {href === null ? title : <Link href={href}>{title}</Link>}
    {note !== undefined && <Text as="p" tone="muted" size="sm">{note}</Text>}
  </div>
);

function Dead({ dead, href }: { dead: number | null; href: string | undefined }) {
  if (dead === null) return 'None can be';
  if (dead === 0 || href === undefined) return number(dead);
  return <><Badge look="error">{number(dead)}</Badge> <Link href={href}>See them</Link></>;
}
