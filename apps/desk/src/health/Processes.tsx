import type { ServerProcess } from '@quartermaster/contracts-desk';
import { Badge, Table, type Column } from '@quartermaster/ui';
import { Moment } from '../parts/Moment.tsx';
import { Section } from '../parts/Section.tsx';

const size = (bytes: number): string => `${Math.round(bytes / 2 ** 20).toLocaleString('en-US')} MB`;

const columns: readonly Column<ServerProcess>[] = [
  { id: 'process', header: 'Process', isRowHeader: true, cell: ({ host, pid }) => `${pid} on ${host}` },
  { id: 'state', header: 'State', cell: ({ isSilent, seenAt }) => (isSilent ? <><Badge look="error">Silent</Badge> since <Moment at={seenAt} /></> : <Badge look="success">Runs</Badge>) },
  { id: 'started', header: 'Started', cell: ({ startedAt }) => <Moment at={startedAt} /> },
  { id: 'version', header: 'Version', cell: ({ version }) => version },
  { id: 'node', header: 'Node.js', cell: ({ node }) => node },
  { id: 'memory', header: 'Memory', cell: ({ resident }) => size(resident) },
  { id: 'heap', header: 'Of it objects', cell: ({ heap }) => size(heap) },
];

/** The server processes of the database, on all machines. */
export const Processes = ({ processes }: { processes: readonly ServerProcess[] }) => (
  <Section title="Server processes"><Table caption="Server processes" isCaptionHidden columns={columns} items={processes} keyOf={({ host, pid, startedAt }) => `${host} ${pid} ${startedAt}`} onPhone="cards" /></Section>
);
