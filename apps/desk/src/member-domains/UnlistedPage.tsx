import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Card, EmptyState, Link, Table } from '@quartermaster/ui';
import { Answered } from '../parts/Answered.tsx';
import { Room } from '../parts/Room.tsx';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';

/** Buyers without an agency whom the list makes no member. */
export function UnlistedPage() {
  const asked = useAnswer('/member-domains/unlisted', {});
  return (
    <Room title="Buyers whom the list leaves out" within={{ label: 'Member domains', href: '/member-domains' }}>
      <Answered {...asked}>{(answer) => <Whole {...answer} />}</Answered>
    </Room>
  );
}

function Whole({ groups }: DeskAnswer<'/member-domains/unlisted'>) {
  const may = useMay('/member-domain/add');
  return (
    <>
      <p>These accounts have no agency, and no confirmed address of an active domain: stores for state and local governments refuse them.</p>
      {groups.length === 0
        ? <EmptyState icon="check" title="No one is left out">Every account without an agency has a confirmed address of an active domain.</EmptyState>
        : (
          <Card look="flush">
            <Table
              caption="Accounts without a listed domain" isCaptionHidden items={groups} keyOf={({ domain }) => domain ?? ''} onPhone="cards"
              columns={[
                { id: 'domain', header: 'Domain', isRowHeader: true, cell: ({ domain }) => domain ?? 'No confirmed address' },
                { id: 'buyers', header: 'Accounts', align: 'end', cell: ({ buyers }) => buyers }, { id: 'ordered', header: 'With orders', align: 'end', cell: ({ ordered }) => ordered },
                { id: 'add', header: 'What to do', cell: ({ domain }) => (domain === null ? 'Ask them to confirm an address.' : may ? <Link href={`/member-domains/add?domain=${domain}`}>List {domain}</Link> : 'Have it listed if it is of a government.') },
              ]}
            />
          </Card>
        )}
    </>
  );
}
