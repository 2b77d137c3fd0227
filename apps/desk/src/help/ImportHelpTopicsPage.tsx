import { ImportCsv } from '../parts/ImportCsv.tsx';
import { Room } from '../parts/Room.tsx';

const columns = ['key', 'category', 'heading', 'keywords', 'open', 'content'];

/** Reads a file into the topics of the help. */
export const ImportHelpTopicsPage = () => (
  <Room title="Import help topics" within={{ label: 'Help topics', href: '/help-topics' }}>
    <ImportCsv path="/help-topics/import" columns={columns} command="npm run information:load">
      Rows write over topics of the same key; topics that the file does not name stay as they are. Rows that do not fit are left out and named. Open is yes or no.
    </ImportCsv>
  </Room>
);
