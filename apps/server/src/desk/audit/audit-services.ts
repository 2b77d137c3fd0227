import { auditService, pageSize, type AuditEntry, type Role } from '@quartermaster/contracts-desk';
import { sql } from '@quartermaster/database';
import { implementRead, type DeskImplementation } from '../wire/implement-desk.ts';
import { firstRow, pagesOf } from '../wire/pages.ts';

interface EntryRow {
  readonly entry_number: number;
  readonly happened_at: Date;
  readonly actor: string;
  readonly role: Role | null;
  readonly action: string;
  readonly subject: string;
  readonly details: AuditEntry['details'];
  readonly total: number;
}

export const auditServices = (): readonly DeskImplementation[] => [
  implementRead(auditService, async ({ q, page }, { database }) => {
    const { rows } = await database.query<EntryRow>(
      sql`select entry_number::int as entry_number, happened_at, actor, role, action, subject, details, (count(*) over ())::int as total from marketplace.desk_audit
        where position(lower(${q}) in lower(actor || ' ' || action || ' ' || subject)) > 0
        order by desk_audit.entry_number desc limit ${pageSize} offset ${firstRow(page)}`,
    );
    const entries = rows.map(({ entry_number, happened_at, total: _total, ...rest }) => ({ number: entry_number, at: happened_at.toISOString(), ...rest }));
    return { ...pagesOf(rows, page), entries };
  }),
];
