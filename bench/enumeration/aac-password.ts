import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Pool } from '@quartermaster/database';
import { hashPassword } from '@quartermaster/database/passwords';
import type { Answer } from './timed-call.ts';
import type { SignedIn } from './signed-in.ts';

const own = '47AB01';
/** It asks for passwords, and the buyer has none for it. */
const others = '47AB02';
const never = '47ZZ99';

/** Two activities that ask for passwords, of which the buyer has one. */
export async function prepareActivities(pool: Pool): Promise<void> {
  const now = new Date();
  const later = new Date(now.getTime() + 86_400_000);
  for (const aac of [own, others]) {
    await pool.query(sql`insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip, password_for, supervisors)
      values (${aac}, 'Measured Depot', 'Measured Clerk', '202-555-0143', 'clerk@agency.example.gov', '1 Sample Road', 'Arlington', 'VA', '22202', 'both', '{supervisor@agency.example.gov}') on conflict (aac) do nothing`);
  }
  const { rows: [buyer] } = await pool.query<{ id: string }>(sql`select buyer_id::text as id from marketplace.buyer where issuer <> 'measured' order by created_at limit 1`);
  if (buyer === undefined) throw new Error('The buyer who has signed in is not known.');
  const [request, hash] = [randomUUID(), await hashPassword('Right2026')];
  await pool.query(sql`
    insert into marketplace.aac_password_request (request_id, buyer_id, buyer_name, buyer_email, store, aac, supervisor_email, purpose, asked_at, answer_by, told_at, token_hash, status, decided_at)
    values (${request}, ${buyer.id}, 'Known Buyer', 'known.buyer@agency.example.gov', 'ADVANTAGE', ${own}, 'supervisor@agency.example.gov', 'Supplies', ${now}, ${later}, ${now}, ${randomBytes(32)}, 'approved', ${now})`);
  await pool.query(sql`insert into marketplace.aac_password (buyer_id, aac, request_id, password_hash, approved_by, approved_at, expires_at) values (${buyer.id}, ${own}, ${request}, ${hash}, 'supervisor@agency.example.gov', ${now}, ${later})`);
}

/** A wrong password of an activity: one that the buyer has a password for, against one that there is not; and one of others against one that there is not. */
export const aacPasswordScenarios = (pool: Pool, buyer: SignedIn) =>
  ([['of the buyer’s own activity', own], ['of another’s activity', others]] as const).map(([name, aac]) => ({
    name: `AAC password: a wrong one ${name}`, isSlow: true as const,
    async call(isKnown: boolean): Promise<Answer> {
      // The limit of tries is not what is measured.
      await pool.query(sql`delete from marketplace.aac_password_tries`);
      const answer = await buyer.post('/aacassignment/aac_password_entry_submit', { aac: isKnown ? aac : never, password: 'Wrong2026' });
      if (answer.status !== 200 || !answer.text.includes('This is not your password for')) throw new Error(`An answer has status ${answer.status}: ${answer.text.slice(0, 300)}`);
      return answer;
    },
  }));
