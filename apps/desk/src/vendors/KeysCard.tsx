import type { VendorKey } from '@quartermaster/contracts-desk';
import { Badge, Card, Heading, Stack, Table, Text, type Column } from '@quartermaster/ui';
import { Moment } from '../parts/Moment.tsx';
import { useMay } from '../wire/desk-context.ts';
import { MakeKeyForm } from './MakeKeyForm.tsx';
import { RevokeKeyForm } from './RevokeKeyForm.tsx';

const columns: readonly Column<VendorKey>[] = [
  { id: 'id', header: 'Key', isRowHeader: true, cell: ({ keyId }) => <Text isCode>{keyId}</Text> },
  { id: 'note', header: 'For', cell: ({ note }) => (note === '' ? 'Not said' : note) },
  { id: 'made', header: 'Made', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { id: 'used', header: 'Last used', cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : <Moment at={lastUsedAt} />) },
  { id: 'state', header: 'State', cell: ({ revokedAt }) => (revokedAt === null ? <Badge look="success">Opens the API</Badge> : <>Revoked <Moment at={revokedAt} /></>) },
];

/** The keys with which the programs of a vendor call the API. */
export function KeysCard({ vendorId, keys, onMade, onRevoked }: { vendorId: string; keys: readonly VendorKey[]; onMade: () => void; onRevoked: (keyId: string) => void }) {
  const [mayMake, mayRevoke] = [useMay('/vendor/make-key'), useMay('/vendor/revoke-key')];
  return (
    <Card as="section" look="roomy" aria-labelledby="keys">
      <Stack gap="md">
        <Heading level={2} id="keys">Keys for the API</Heading>
        {keys.length === 0 ? <p>None.</p> : <Table caption="Keys for the API" isCaptionHidden columns={columns} items={keys} keyOf={({ keyId }) => keyId} onPhone="cards" />}
        {mayRevoke && keys.filter(({ revokedAt }) => revokedAt === null).map(({ keyId }) => <RevokeKeyForm key={keyId} vendorId={vendorId} keyId={keyId} onRevoked={() => onRevoked(keyId)} />)}
        {mayMake && <MakeKeyForm vendorId={vendorId} onMade={onMade} />}
      </Stack>
    </Card>
  );
}
