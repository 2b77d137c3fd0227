import { ImportCsv } from '../parts/ImportCsv.tsx';
import { Room } from '../parts/Room.tsx';

const columns = ['domain', 'government', 'state', 'kind', 'since', 'active', 'source'];

/** Reads a file into the list. */
export const ImportMemberDomainsPage = () => (
  <Room title="Import member domains" within={{ label: 'Member domains', href: '/member-domains' }}>
    <ImportCsv path="/member-domains/import" columns={columns} command="npm run member-domains -- import">
      Rows write over those of the same domain; domains that the file does not name stay as they are. Rows that do not fit are left out and named. The kind is state, county, city, tribal, school or other.
    </ImportCsv>
  </Room>
);
