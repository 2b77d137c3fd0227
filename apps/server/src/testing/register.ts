import type { Envelope } from '@quartermaster/contracts';
import type { TestBrowser } from './browser.ts';
import type { TestServer } from './server.ts';

/** What the demo buyer types into the federal form. */
export const registrant = { firstName: 'Demo', lastName: 'Buyer', email: 'buyer@agency.example.gov', agency: 'Sample Agency', agencyNotListed: '1', phone: '202-555-0100' } as const;

/** The code in the newest mail to this address that waits in the outbox. */
export async function mailedCode({ pool }: TestServer, email: string): Promise<string> {
  const { rows } = await pool.query<{ body: string }>('select body from marketplace.mail_outbox where recipient = $1 order by created_at desc limit 1', [email.toLowerCase()]);
  return /code is: (\d{6})/.exec(rows[0]?.body ?? '')?.[1] ?? 'no code';
}

/** The registration to which a REDIRECT leads. */
export const registrationOf = ({ redirectURL }: Envelope): string => new URL(redirectURL ?? '', 'http://localhost').searchParams.get('registration') ?? '';

/** Registers as a person does: sends the form, enters the code that was mailed. The reference number of the request. */
export async function register(server: TestServer, values: Readonly<Record<string, string>>, store = 'ADVANTAGE', browser?: TestBrowser): Promise<string> {
  const inStore = { headers: { 'x-store': store } };
  const visitor = browser ?? (await server.visitor());
  const { envelope } = await visitor.post('/profile/registration_submit', { ...values, requestKey: crypto.randomUUID() }, inStore);
  const registrationId = registrationOf(envelope);
  await visitor.post('/profile/verify_registration', { registrationId, code: await mailedCode(server, values['email'] ?? '') }, inStore);
  const shown = await visitor.get(`/profile/registration?registration=${registrationId}`, inStore);
  return String(shown.envelope.attributes?.['referenceNumber']);
}
