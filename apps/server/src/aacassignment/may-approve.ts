import { sql } from '@quartermaster/database';

/** Whether the one who was named is a supervisor of an open activity that asks for passwords: SQL over `request` and `activity`. */
export const mayApprove = sql`coalesce(activity.active and activity.password_for <> 'none' and request.supervisor_email = any(activity.supervisors), false)`;
