import { ImportCsv } from '../parts/ImportCsv.tsx';
import { Room } from '../parts/Room.tsx';

const columns = ['key', 'title', 'shown', 'updated', 'categories', 'content'];

/** Reads a file into the pages. */
export const ImportPagesPage = () => (
  <Room title="Import pages" within={{ label: 'Information', href: '/pages' }}>
    <ImportCsv path="/pages/import" columns={columns} command="npm run information:load">
      Rows write over pages of the same key; pages that the file does not name stay as they are. Rows that do not fit are left out and named. Shown is page, modal or news.
    </ImportCsv>
  </Room>
);
