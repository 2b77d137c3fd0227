import { ImportCsv } from '../parts/ImportCsv.tsx';
import { Room } from '../parts/Room.tsx';

const columns = ['sin', 'title', 'large_category', 'source'];

/** Reads a file of titles. */
export const ImportSpecialItemNumbersPage = () => (
  <Room title="Import titles" within={{ label: 'Special Item Numbers', href: '/catalog/special-item-numbers' }}>
    <ImportCsv path="/special-item-numbers/import" columns={columns} command={null}>
      Rows write over the title of the same number; numbers that the file does not name keep theirs. Rows that do not fit are left out and named. Source is where the title was read.
    </ImportCsv>
  </Room>
);
