import { ImportCsv } from '../parts/ImportCsv.tsx';
import { Room } from '../parts/Room.tsx';

const columns = ['aac', 'activity', 'contact_name', 'phone', 'email', 'line1', 'line2', 'city', 'state', 'zip', 'active', 'password_for', 'supervisors'];

/** Reads a file into the directory. */
export const ImportPage = () => (
  <Room title="Import activities" within={{ label: 'Activity address codes', href: '/activities' }}>
    <ImportCsv path="/activities/import" columns={columns} command="npm run aac:import">
      Rows write over those of the same code; codes that the file does not name stay as they are. Rows that do not fit are left out and named. password_for is none, billing, shipping or both, and supervisors are the e-mail addresses of those who approve AAC passwords; a file without these two columns leaves them as they are.
    </ImportCsv>
  </Room>
);
