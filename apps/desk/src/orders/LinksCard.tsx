import type { GivenLink } from '@quartermaster/contracts-desk';
import { Badge, Select, Table, Text, type Column } from '@quartermaster/ui';
import { useState } from 'react';
import { Moment } from '../parts/Moment.tsx';
import { useMay } from '../wire/desk-context.ts';
import type { KnownOrder } from './known-order.ts';
import { MakeLinkForm } from './MakeLinkForm.tsx';
import { ReasonForm } from '../parts/ReasonForm.tsx';
import { Section } from '../parts/Section.tsx';

const looks = { open: 'success', expired: 'neutral', revoked: 'neutral' } as const;
const words = { open: 'Opens the page', expired: 'Over', revoked: 'Revoked' } as const;

const columns: readonly Column<GivenLink>[] = [
  { id: 'id', header: 'ID', isRowHeader: true, cell: ({ linkId }) => <Text isCode>{linkId}</Text> },
  { id: 'made', header: 'Made', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { id: 'state', header: 'State', cell: ({ state }) => <Badge look={looks[state]}>{words[state]}</Badge> },
  { id: 'end', header: 'Ends', cell: ({ expiresAt, revokedAt }) => <Moment at={revokedAt ?? expiresAt} /> },
];

/** The links with which the vendor answers. What they are is known to who has them alone. */
export function LinksCard({ number, links, onChanged }: Omit<KnownOrder, 'seen'> & { links: readonly GivenLink[] }) {
  const mayMake = useMay('/order/make-link');
  const mayRevoke = useMay('/order/revoke-links');
  const open = links.filter(({ state }) => state === 'open');
  return (
    <Section title="Links for the vendor">
      {links.length === 0
        ? <Text as="p" tone="muted">There is none.</Text>
        : <Table caption="Links for the vendor" isCaptionHidden columns={columns} items={links} keyOf={({ linkId }) => linkId} onPhone="cards" />}
      {mayMake && <MakeLinkForm number={number} onMade={() => onChanged('A link was made. It is shown below, this once.')} />}
      {mayRevoke && open.length > 0 && <RevokeForm number={number} open={open} onChanged={onChanged} />}
    </Section>
  );
}

const all = 'all';

function RevokeForm({ number, open, onChanged }: Omit<KnownOrder, 'seen'> & { open: readonly GivenLink[] }) {
  const [chosen, setChosen] = useState(all);
  // One that was taken back meanwhile is in the list no more.
  const linkId = open.find((link) => link.linkId === chosen)?.linkId ?? null;
  const options = [{ value: all, label: 'All links' }, ...open.map((link) => ({ value: link.linkId, label: link.linkId }))];
  return (
    <ReasonForm
      path="/order/revoke-links" request={{ number, linkId }} onDone={() => onChanged(linkId === null ? 'No link opens the purchase order any more.' : `The link ${linkId} opens the purchase order no more.`)}
      label="Why it is taken back" hint="It is in the audit log." button={linkId === null ? 'Revoke all links' : 'Revoke the link'} look="danger"
    >
      <Select label="What is taken back" width="medium" options={options} value={linkId ?? all} onChange={(event) => setChosen(event.target.value)} />
      {linkId === null && <Text as="p">The link in the mail with which the vendor got the purchase order is one of them.</Text>}
    </ReasonForm>
  );
}
