import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { openPool, sql, type Pool } from '@quartermaster/database';
import type { MeasuredMarketplace } from './marketplace.ts';
import { aacPasswordScenarios, prepareActivities } from './aac-password.ts';
import { signedIn } from './signed-in.ts';
import { timedCall, withCookies, type Answer } from './timed-call.ts';

/** The same request, of something that there is and of something that never was. Each call gives the milliseconds of its answer. */
export interface Scenario {
  readonly name: string;
  readonly call: (isKnown: boolean) => Promise<Answer>;
  /** Passwords are hashed for it, which takes long: a fifth of the rounds. */
  readonly isSlow?: true;
}

const unknown = 'never.known@agency.example.gov';
const wrongPassword = 'Not the password of 1 account';
const form = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString();

/** Refuses to measure what differs in more than its time. */
function expectAnswer(answer: Answer, status: number, text = ''): Answer {
  if (answer.status !== status || !answer.text.includes(text)) throw new Error(`An answer has status ${answer.status} in place of ${status}${text === '' ? '' : `, or not "${text}"`}: ${answer.text.slice(0, 300)}`);
  return answer;
}

/** A sign-in of a strange browser as far as its form. */
async function beginSignIn(issuer: string, web: string): Promise<{ readonly address: string; readonly headers: Readonly<Record<string, string>> }> {
  const query = { client_id: 'quartermaster-web', response_type: 'code', redirect_uri: `${web}/pkce/callback`, scope: 'openid rs', resource: 'urn:quartermaster:rs', state: 'measured', code_challenge_method: 'S256', code_challenge: createHash('sha256').update(randomBytes(32).toString('base64url')).digest('base64url') };
  const begun = expectAnswer(await timedCall(`${issuer}/auth?${form(query)}`), 303);
  return { address: new URL(String(begun.headers['location']), issuer).href, headers: { cookie: withCookies('', begun), origin: issuer, 'content-type': 'application/x-www-form-urlencoded' } };
}

const signIn = ({ identity, web, known }: MeasuredMarketplace): Scenario => ({
  name: 'Sign-in: a wrong password', isSlow: true,
  async call(isKnown) {
    const { address, headers } = await beginSignIn(identity, web);
    return expectAnswer(await timedCall(`${address}/password`, { method: 'POST', headers, body: form({ login: isKnown ? known : unknown, password: wrongPassword }) }), 422, 'not right');
  },
});

/** Beyond the limits both factors are asked for before any answer, which says nothing of the password either. */
const silentSignIn = ({ silentIdentity, web }: MeasuredMarketplace, name: string, second: 'code' | 'recovery' | 'help' | null, typed: (isKnown: boolean) => { readonly login: string; readonly password: string }): Scenario => ({
  name: `Sign-in beyond its limits: ${name}`, isSlow: true,
  async call(isKnown) {
    const { address, headers } = await beginSignIn(silentIdentity, web);
    const first = expectAnswer(await timedCall(`${address}/password`, { method: 'POST', headers, body: form(typed(isKnown)) }), 303);
    if (second === null) return first;
    const answer = await timedCall(`${address}/${second}`, { method: 'POST', headers, body: form({ code: '123456', recovery: 'k3m9-x2p7-q4t8-w6z1' }) });
    return second === 'help' ? expectAnswer(answer, 200) : expectAnswer(answer, 422, 'not right');
  },
});

const lostPassword = ({ identity, known }: MeasuredMarketplace, isNext: boolean): Scenario => ({
  name: isNext ? 'Lost password: the call after it' : 'Lost password: asking for a link',
  async call(isKnown) {
    const asked = expectAnswer(await timedCall(`${identity}/lost-password`, { method: 'POST', headers: { origin: identity, 'content-type': 'application/x-www-form-urlencoded' }, body: form({ login: isKnown ? known : unknown }) }), 303);
    // What the form had done goes on meanwhile.
    return isNext ? expectAnswer(await timedCall(`${identity}/lost-password/sent`), 200) : asked;
  },
});

/** A link of before, and one that never was. */
function link(name: string, address: (token: string) => string, old: string, check: (answer: Answer) => Answer): Scenario {
  return { name, call: async (isKnown) => check(await timedCall(address(isKnown ? old : randomBytes(32).toString('base64url')))) };
}

async function visitor(web: string): Promise<Readonly<Record<string, string>>> {
  const cookie = withCookies('', expectAnswer(await timedCall(`${web}/advantage/rs/main/session`), 200));
  return { cookie, 'x-xsrf-token': /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '', 'content-type': 'application/json', origin: web };
}

const registration = ({ web, known }: MeasuredMarketplace, pool: Pool, headers: Readonly<Record<string, string>>): Scenario => ({
  name: 'Registration: asking for the code',
  async call(isKnown) {
    await pool.query(sql`delete from marketplace.email_code`);
    const person = { firstName: 'Measured', lastName: 'Buyer', agency: 'Not an agency of the list', agencyNotListed: '1', bureau: '', phone: '202-555-0100', email: isKnown ? known : unknown, requestKey: randomUUID() };
    return expectAnswer(await timedCall(`${web}/advantage/rs/profile/federal_registration_submit`, { method: 'POST', headers, body: JSON.stringify(person) }), 200, 'REDIRECT');
  },
});

/** A link of a supervisor that another one has replaced. */
async function replacedLink(pool: Pool): Promise<string> {
  const [buyer, authorization, key, now] = [randomUUID(), randomUUID(), randomBytes(32).toString('base64url'), new Date()];
  const later = new Date(now.getTime() + 86_400_000);
  await pool.query(sql`insert into marketplace.buyer (buyer_id, issuer, subject, created_at, updated_at) values (${buyer}, 'measured', ${buyer}, ${now}, ${now})`);
  await pool.query(sql`
    insert into marketplace.member_authorization (authorization_id, buyer_id, request_key, member_name, member_email, store, government, state, kind, supervisor_name, supervisor_email, purpose, yearly, asked_at, answer_by, status)
    values (${authorization}, ${buyer}, ${authorization}, 'Measured Clerk', 'clerk@city.example.gov', 'STATE', 'City of Example', 'IA', 'city', 'Measured Supervisor', 'supervisor@city.example.gov', 'Supplies', 1000, ${now}, ${later}, 'requested')`);
  await pool.query(sql`insert into marketplace.authorization_link (token_hash, authorization_id, created_at, expires_at, revoked_at) values (${createHash('sha256').update(key).digest()}, ${authorization}, ${now}, ${later}, ${now})`);
  return key;
}

/** A link of a supervisor of an activity, to a request that a newer one has replaced. */
async function replacedPasswordLink(pool: Pool): Promise<string> {
  const [buyer, key, now] = [randomUUID(), randomBytes(32).toString('base64url'), new Date()];
  await pool.query(sql`insert into marketplace.buyer (buyer_id, issuer, subject, created_at, updated_at) values (${buyer}, 'measured', ${buyer}, ${now}, ${now})`);
  await pool.query(sql`
    insert into marketplace.aac_password_request (request_id, buyer_id, buyer_name, buyer_email, store, aac, supervisor_email, purpose, asked_at, answer_by, told_at, token_hash, status, decided_at)
    values (${randomUUID()}, ${buyer}, 'Measured Clerk', 'clerk@agency.example.gov', 'ADVANTAGE', '47AB01', 'supervisor@agency.example.gov', 'Supplies', ${now}, ${new Date(now.getTime() + 86_400_000)}, ${now}, ${createHash('sha256').update(key).digest()}, 'replaced', ${now})`);
  return key;
}

/** A link for another password that was used. */
async function usedLink(pool: Pool, known: string): Promise<string> {
  const [token, now] = [randomBytes(32).toString('base64url'), new Date()];
  await pool.query(sql`
    insert into identity.account_link (token_hash, account_id, made_at, expires_at, used_at, purpose)
    select ${createHash('sha256').update(token).digest('base64url')}, id, ${now}, ${new Date(now.getTime() + 3_600_000)}, ${now}, 'lost-password' from identity.account where login = ${known}`);
  return token;
}

/** Everything that anybody may ask, and that an account or a link may answer differently. */
export async function scenariosOf(marketplace: MeasuredMarketplace): Promise<{ readonly scenarios: readonly Scenario[]; close(): Promise<void> }> {
  const { databaseUrl, web, identity, known, password } = marketplace;
  const address = (isKnown: boolean) => ({ login: isKnown ? known : unknown, password: wrongPassword });
  const right = (isKnown: boolean) => ({ login: known, password: isKnown ? password : wrongPassword });
  const pool = openPool(databaseUrl);
  const headers = await visitor(web);
  const buyer = await signedIn(marketplace);
  await prepareActivities(pool);
  const silent = await beginSignIn(marketplace.silentIdentity, web);
  expectAnswer(await timedCall(`${silent.address}/password`, { method: 'POST', headers: silent.headers, body: form(address(false)) }), 422);
  return {
    scenarios: [
      signIn(marketplace),
      silentSignIn(marketplace, 'a password', null, address), silentSignIn(marketplace, 'a right password', null, right), silentSignIn(marketplace, 'its code', 'code', address),
      silentSignIn(marketplace, 'its code, password right', 'code', right), silentSignIn(marketplace, 'a recovery code, password right', 'recovery', right), silentSignIn(marketplace, 'asking for help, password right', 'help', right),
      lostPassword(marketplace, false), lostPassword(marketplace, true),
      link('Lost password: a link that was used', (token) => `${identity}/lost-password/${token}`, await usedLink(pool, known), (answer) => expectAnswer(answer, 410)),
      registration(marketplace, pool, headers),
      link('AAC password: a link that was replaced', (key) => `${web}/advantage/rs/aacassignment/aac_approval?key=${key}`, await replacedPasswordLink(pool), (answer) => expectAnswer(answer, 200, 'LinkUnknown')),
      ...aacPasswordScenarios(pool, buyer),
      link('Supervisor: a link that was replaced', (key) => `${web}/advantage/rs/profile/supervisor_response?key=${key}`, await replacedLink(pool), (answer) => expectAnswer(answer, 200, 'LinkUnknown')),
    ],
    close: () => pool.end(),
  };
}
