import { sql, type Pool } from '@quartermaster/database';

export interface AccountFigures {
  /** Accounts that may sign in. */
  readonly usable: number;
  readonly disabled: number;
  /** A password or an app is still to be set up, by a link. */
  readonly set_up_awaited: number;
  /** They ask for another second factor, and wait for the help desk. */
  readonly help_asked: number;
}

/** How many accounts there are in which state; demo accounts are none where the deployment does not know them. */
export async function readAccounts(pool: Pool, { demoAccounts }: { readonly demoAccounts: boolean }): Promise<AccountFigures> {
  const { rows } = await pool.query<AccountFigures>(sql`
    select (count(*) filter (where disabled_at is null and not owes_password and not owes_second_factor))::int as usable,
      (count(*) filter (where disabled_at is not null))::int as disabled,
      (count(*) filter (where disabled_at is null and (owes_password or owes_second_factor)))::int as set_up_awaited,
      (count(*) filter (where disabled_at is null and help_asked_at is not null))::int as help_asked
    from identity.account where not demo or ${demoAccounts}`);
  return rows[0] ?? { usable: 0, disabled: 0, set_up_awaited: 0, help_asked: 0 };
}
