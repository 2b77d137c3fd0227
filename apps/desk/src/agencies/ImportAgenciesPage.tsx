import { ImportCsv } from '../parts/ImportCsv.tsx';
import { Room } from '../parts/Room.tsx';

const columns = ['code', 'name', 'kind', 'domains', 'bureaus'];

/** Reads domains and bureaus out of a file. */
export const ImportAgenciesPage = () => (
  <Room title="Import agencies" within={{ label: 'Agencies', href: '/agencies' }}>
    <ImportCsv path="/agencies/import" columns={columns} command="npm run agencies -- import">
      Rows write over the e-mail domains and the bureaus of the agency of their code; agencies that the file does not name stay as they are, and so do names and kinds. Domains have blanks between them, bureaus semicolons.
      Rows that do not fit are left out and named.
    </ImportCsv>
  </Room>
);
