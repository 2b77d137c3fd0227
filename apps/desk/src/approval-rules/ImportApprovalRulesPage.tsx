import { ImportCsv } from '../parts/ImportCsv.tsx';
import { Room } from '../parts/Room.tsx';

const columns = ['kind', 'code', 'email', 'name', 'fund', 'fiscal_year', 'role', 'amount', 'active'];

/** Reads a file of rules. */
export const ImportApprovalRulesPage = () => (
  <Room title="Import rules" within={{ label: 'Funds control', href: '/approval-rules' }}>
    <ImportCsv path="/approval-rules/import" columns={columns} command="npm run approval-rules -- import">
      The kind is control, approver, budget or limit; the code is an AAC, the beginning of an agency code for its approvers, or a store for a limit; amounts are dollars. Rows write over those of the same kind and code, and active “no” takes a rule away. Rules that the file does not name stay as they are.
    </ImportCsv>
  </Room>
);
