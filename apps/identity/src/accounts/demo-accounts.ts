import { places, type SealedStore } from '../secrets/index.ts';
import { hashPassword } from '@quartermaster/database/passwords';
import { readablePassword } from './readable-password.ts';
import { newTotpSecret, totpCode } from './totp.ts';

/** Everything that a visitor of a demonstration needs to sign in. */
export interface DemoAccount {
  readonly name: string;
  readonly login: string;
  readonly password: string;
  readonly totpSecret: string;
  /** The code an authenticator app shows now. */
  readonly currentCode: string;
}

// Fixed ids: orders of a demo buyer stay theirs when the accounts are made again.
const DEMO_PEOPLE = [
  { id: 'demo-buyer', login: 'buyer@agency.example.gov', given: 'Demo', family: 'Buyer', agency: '4700' },
  { id: 'demo-second-buyer', login: 'second.buyer@agency.example.gov', given: 'Second', family: 'Buyer', agency: '1200' },
  // Each of the stores for members has one: an officer with an address of the department, and a clerk of a city, which has no agency code.
  { id: 'demo-member-of-dhs', login: 'officer@dhs.example.gov', given: 'Demo', family: 'Officer', agency: '7000' },
  { id: 'demo-member-of-state', login: 'clerk@city.example.us', given: 'Demo', family: 'Clerk', agency: '' },
  // Works at the operators' desk, where the marketplace server knows this login (apps/server/src/desk/demo-operator.ts).
  { id: 'demo-works-at-desk', login: 'operator@marketplace.example.gov', given: 'Demo', family: 'Operator', agency: '' },
];

/** Makes the demo accounts where they are missing, each with a password and a TOTP secret of this deployment alone. */
export async function ensureDemoAccounts({ pool, box }: SealedStore, now: Date): Promise<void> {
  for (const buyer of DEMO_PEOPLE) {
    const known = await pool.query('select 1 from identity.demo_account where account_id = $1', [buyer.id]);
    if (known.rowCount) continue;
    const password = readablePassword();
    // One statement, so that an account never exists without its readable password.
    await pool.query(
      `with made as (
         insert into identity.account
           (id, login, email, given_name, family_name, agency_code, password_hash, totp_sealed, demo, created_at, approved_at)
         values ($1, $2, $2, $3, $4, $5, $6, $7, true, $8, $8)
         on conflict do nothing
         returning id)
       insert into identity.demo_account (account_id, password) select id, $9 from made`,
      [buyer.id, buyer.login, buyer.given, buyer.family, buyer.agency, await hashPassword(password), box.seal(newTotpSecret(), places.totp(buyer.id)), now, password],
    );
  }
}

/** The demo accounts of this deployment with their codes at `now`; empty when it has none. */
export async function listDemoAccounts({ pool, box }: SealedStore, now: Date): Promise<DemoAccount[]> {
  const { rows } = await pool.query<{ id: string; name: string; login: string; password: string; totp_sealed: Buffer }>(
    `select id, given_name || ' ' || family_name as name, login, password, totp_sealed
     from identity.account join identity.demo_account on account_id = id
     where demo and totp_sealed is not null order by id`,
  );
  return rows.map(({ id, name, login, password, totp_sealed: sealed }) => {
    const totpSecret = box.open(sealed, places.totp(id));
    return { name, login, password, totpSecret, currentCode: totpCode(totpSecret, now) };
  });
}
