import type { GivenLink } from '@quartermaster/contracts-desk';
import { Badge, Table, Text, type Column } from '@quartermaster/ui';
import { Moment } from '../parts/Moment.tsx';
import { useMay } from '../wire/desk-context.ts';
import type { KnownOrder } from './known-order.ts';
import { MakeLinkForm } from './MakeLinkForm.tsx';
import { ReasonForm } from '../parts/ReasonForm.tsx';
import { Section } from '../parts/Section.tsx';

const looks = { open: 'success', expired: 'neutral', revoked: 'neutral' } as const;
const words = { open: 'Opens the page', expired: 'Over', revoked: 'Revoked' } as const;

const columns: readonly Column<GivenLink>[] = [
  { id: 'made', header: 'Made', isRowHeader: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { id: 'state', header: 'State', cell: ({ state }) => <Badge look={looks[state]}>{words[state]}</Badge> },
  { id: 'end', header: 'Ends', cell: ({ expiresAt, revokedAt }) => <Moment at={revokedAt ?? expiresAt} /> },
];

/** The links with which the vendor answers. What they are is known to who has them alone. */
export function LinksCard({ number, links, onChanged }: Omit<KnownOrder, 'seen'> & { links: readonly GivenLink[] }) {
  const mayMake = useMay('/order/make-link');
  const mayRevoke = useMay('/order/revoke-links');
  return (
    <Section title="Links for the vendor">
      {links.length === 0
        ? <Text as="p" tone="muted">There is none.</Text>
        : <Table caption="Links for the vendor" isCaptionHidden columns={columns} items={links} keyOf={(link) => String(link.number)} onPhone="cards" />}
      {mayMake && <MakeLinkForm number={number} onMade={() => onChanged('A link was made. It is shown below, this once.')} />}
      {mayRevoke && links.some(({ state }) => state === 'open') && (
        <ReasonForm
          path="/order/revoke-links" request={{ number }} onDone={() => onChanged('No link opens the purchase order any more.')}
          label="Why the links are taken back" hint="It is in the audit log." button="Revoke all links" look="danger"
        >
          <Text as="p">The link in the mail with which the vendor got the purchase order is one of them.</Text>
        </ReasonForm>
      )}
    </Section>
  );
}
