import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Badge, Disclosure, Table, Text, type Column } from '@quartermaster/ui';
import { ReasonForm } from '../parts/ReasonForm.tsx';
import { Section } from '../parts/Section.tsx';
import { useMay } from '../wire/desk-context.ts';
import { ApproveAddressForm } from './ApproveAddressForm.tsx';

type Upstream = DeskAnswer<'/store'>['upstreams'][number];

const columns: readonly Column<Upstream>[] = [
  { id: 'path', header: 'Path', isRowHeader: true, cell: ({ path }) => <Text isCode>{path}</Text> }, { id: 'for', header: 'For', cell: ({ description }) => description },
  { id: 'address', header: 'Address', cell: ({ address }) => address ?? <Badge look="error">None approved</Badge> },
];

/** Services of a store's own, and the addresses at which they are answered. */
export function UpstreamsCard({ name, upstreams, onChanged }: { name: string; upstreams: readonly Upstream[]; onChanged: (what: string) => void }) {
  const mayApprove = useMay('/store/approve-address');
  const mayWithdraw = useMay('/store/withdraw-address');
  return (
    <Section title="Services of its own">
      <Table caption="Services of its own" isCaptionHidden columns={columns} items={upstreams} keyOf={({ path }) => path} onPhone="cards" />
      {upstreams.map(({ path, address }) => (
        <div key={path}>
          {mayApprove && <Disclosure title={address === null ? `Approve an address for ${path}` : `Approve another address for ${path}`}><ApproveAddressForm name={name} path={path} onDone={() => onChanged(`The address for ${path} is approved.`)} /></Disclosure>}
          {mayWithdraw && address !== null && (
            <Disclosure title={`Take back the address for ${path}`}>
              <ReasonForm path="/store/withdraw-address" request={{ name, path }} label="Reason" hint="It is in the audit log." button="Take the address back" look="danger" onDone={() => onChanged(`Nothing is forwarded for ${path} any more.`)}>
                <p>Pages that need the service say that it gives no answer.</p>
              </ReasonForm>
            </Disclosure>
          )}
        </div>
      ))}
    </Section>
  );
}
