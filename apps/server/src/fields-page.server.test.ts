import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  aacPasswordRule, addressNameRule, asciiRule, cardNumberRule, cartNumberRule, dateRule, emailRule, governmentEmailRule, notBlank, parseStoreName, passwordRule, phoneRule, quantityRule, searchKeywordRule, zipRule, type FieldRule,
} from '@quartermaster/contracts';
import { services } from '@quartermaster/contracts/schema';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOffer } from './checkout/testing/catalog.ts';
import { fieldRows, leavesOf, watchedFindings } from './testing/field-findings.ts';
import type { TestBrowser } from './testing/browser.ts';
import { openServer, type TestServer } from './testing/server.ts';

const page = readFileSync(new URL('../../../docs/fields.md', import.meta.url), 'utf8');
const rows = fieldRows(page);
const leaves = services.flatMap(({ path, request }) => leavesOf(path, request));

const address = { addressName: 'Main office', organization: 'Sample Agency', contactName: 'Demo Buyer', phone: '202-555-0100', email: 'buyer@agency.example.gov', line1: '1800 F Street NW', line2: '', city: 'Washington', state: 'DC', zip: '20405' };
const person = { firstName: 'Demo', lastName: 'Buyer', email: 'demo@agency.example.gov', agency: 'General Services Administration', phone: '202-555-0100' };
const values = { firstName: 'Demo', lastName: 'Buyer', phone: '202-555-0100', agencyCode: '47', bureau: '' };
const card = { number: '4111111111111111', expires: '11/31', cardholder: 'Demo Buyer' };

interface Probe {
  readonly as: 'visitor' | 'buyer' | 'member' | 'officer' | 'unconfirmed';
  readonly store?: string;
  readonly request: object;
  /** Numbers are typed there, and sent as text. */
  readonly asText?: boolean;
}

/** A request of each service that is right but for the field that is tried. */
const probes: Readonly<Record<string, Probe>> = {
  '/checkout/select_shipping newAddress': { as: 'buyer', request: { newAddress: address } },
  '/checkout/select_shipping save': { as: 'buyer', request: { save: { addressId: null, version: null, address } } },
  '/cart/enterZip': { as: 'visitor', request: {} },
  '/cart/edit_shipping newAddress': { as: 'buyer', request: { groupId: '', newAddress: address } },
  '/cart/edit_shipping save': { as: 'buyer', request: { groupId: '', save: { addressId: null, version: null, address } } },
  '/ggs/cart/select_shipping newAddress': { as: 'buyer', store: 'FSS', request: { newAddress: address } },
  '/ggs/cart/select_shipping save': { as: 'buyer', store: 'FSS', request: { save: { addressId: null, version: null, address } } },
  '/ggs/cart/edit_shipping newAddress': { as: 'buyer', store: 'FSS', request: { groupId: '', newAddress: address } },
  '/ggs/cart/edit_shipping save': { as: 'buyer', store: 'FSS', request: { groupId: '', save: { addressId: null, version: null, address } } },
  '/ggs/cart/select_payment': { as: 'buyer', store: 'FSS', request: { newCard: card } },
  '/profile/change_address': { as: 'buyer', request: { save: { addressId: null, version: null, address } } },
  '/profile/change_authorization': { as: 'member', request: { ask: { supervisorName: 'Demo Supervisor', supervisorEmail: 'supervisor@city.example.us', purpose: 'Paper', yearly: '100', requestKey: randomUUID() } } },
  '/information/comment_form_submit': { as: 'visitor', request: { subject: 'order', text: 'Where is it?', name: '', email: '' } },
  '/sign_in/forgot_user_id': { as: 'visitor', request: { email: '' } },
  '/profile/registration_submit': { as: 'visitor', store: 'STATE', request: { firstName: 'Demo', lastName: 'Clerk', email: 'clerk@city.example.us', government: 'City of Example', governmentKind: 'city', usState: 'IA', phone: '202-555-0100' } },
  '/profile/validatestateemail': { as: 'visitor', store: 'STATE', request: { email: '' } },
  '/profile/federal_registration_submit': { as: 'visitor', request: person },
  '/ggs/profile/registration_submit': { as: 'visitor', store: 'FSS', request: { ...person, directRegistration: '1' } },
  '/dhs/dhsEmailValidation_submit': { as: 'officer', store: 'DHS', request: { email: '' } },
  '/profile/verify_email_submit': { as: 'unconfirmed', request: { email: '' } },
  '/profile/save_profile': { as: 'buyer', request: { kind: 'federal', version: 0, values } },
  '/aacassignment/aac_supervisor_email': { as: 'buyer', request: { aac: '47SMPL', supervisorEmail: 'supervisor@agency.example.gov', purpose: 'Supplies', password: 'Depot2026', repeated: 'Depot2026' } },
  '/aacassignment/aac_password_entry_submit': { as: 'buyer', request: { aac: '47SMPL', password: 'Depot2026' } },
  '/checkout/select_payment': { as: 'buyer', request: { newCard: card } },
  '/profile/add_payment': { as: 'buyer', request: { newCard: card } },
  '/cart/addCart': { as: 'visitor', request: { items: [{ offerId: 'any', quantity: 1 }], changeKey: randomUUID() } },
  '/cart/shopping_cart_post': { as: 'visitor', request: { lines: [{ cartKey: randomUUID(), quantity: 1 }], changeKey: randomUUID() } },
  '/orderhistory/change_purchase_order': { as: 'buyer', request: { poNumber: 'A27-0000001-3-01', changeKey: randomUUID(), change: 'received', lines: [{ position: 1, quantity: 1 }] } },
  '/checkout/delivery_options': { as: 'buyer', request: { terms: [{ groupId: 'V-SAMPLE', note: '', deliverBy: '2026-12-24' }] } },
  '/fedstrip/fedstrip_phasedBackRequisitionEntry': { as: 'buyer', request: { stockNumber: '7510000000000', unitOfIssue: 'BX', deliveries: [{ key: randomUUID(), pieces: '1', day: '' }] } },
  '/orderhistory/my_orders': { as: 'buyer', request: {} },
  '/orderhistory/order_search': { as: 'buyer', request: {} },
  '/search/advantage_search': { as: 'visitor', request: {} },
};

/** The rule of a row, and what it refuses. What is not blank says which field it is, as "Enter your first name." */
const tried: Readonly<Record<string, readonly [rule: FieldRule, refused: string | number]>> = {
  emailRule: [emailRule, 'a@b'], governmentEmailRule: [governmentEmailRule, 'demo@example.com'], zipRule: [zipRule, '2040'], cardNumberRule: [cardNumberRule, '0000000000000000'], addressNameRule: [addressNameRule, 'a/b'],
  quantityRule: [quantityRule, 100_000_000], notBlank: [(value) => (notBlank('it')(value) === null ? null : 'Enter '), '  '], dateRule: [dateRule, '2027-02-30'], searchKeywordRule: [searchKeywordRule, '***'], phoneRule: [phoneRule, '555-0100'], aacPasswordRule: [aacPasswordRule, 'ab-12'],
};

/** Every rule of section 5, by its declaration. */
const all = { emailRule, governmentEmailRule, zipRule, passwordRule, aacPasswordRule, cardNumberRule, addressNameRule, cartNumberRule, quantityRule, notBlank, dateRule, searchKeywordRule, asciiRule, phoneRule, parseStoreName };

describe('the page of fields', () => {
  it('has each rule of section 5 with its declaration, in a row or among those without a field', () => {
    for (const name of Object.keys(all)) {
      expect(rows.filter(({ rule }) => rule === name).length + page.split(`(\`${name}\`)`).length - 1, name).toBe(1);
    }
    expect(rows.filter(({ fields }) => fields.length === 0)).toEqual([]);
  });

  it('names fields that there are, and every field whose name is that of a rule', () => {
    const known = new Set(leaves.map(({ field }) => field));
    expect(rows.flatMap(({ fields }) => fields).filter((field) => !known.has(field))).toEqual([]);
    expect(watchedFindings(rows, leaves)).toEqual([]);
    expect(watchedFindings(rows, [{ field: '/new/service contact.phone' }])).toEqual(['/new/service contact.phone is in no row of docs/fields.md with phoneRule. Have the service ask the rule, and add the field there.']);
  });

  it('names files of the browser that ask the rule', () => {
    for (const { declarations, files } of rows) {
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) {
        const source = readFileSync(new URL(`../../../packages/${file}`, import.meta.url), 'utf8');
        expect(declarations.some((name) => source.includes(`${name}(`) || new RegExp(`\\b${name}\\b`).test(source.replaceAll(/^import .*$/gm, ''))), `${file} asks ${declarations.join(' or ')}`).toBe(true);
      }
    }
  });
});

describe.each(oneTestDatabase())('a field of the page of fields on $name', ({ open }) => {
  let server: TestServer;
  const callers: Partial<Record<Probe['as'], TestBrowser>> = {};
  let zipProduct = '';
  let key = '';
  let partNumber = '';
  let parkedCartId = '';
  beforeAll(async () => {
    server = await openServer(open);
    await server.pool.query("insert into marketplace.member_domain (domain, government, state, kind, since, source) values ('city.example.us', 'City of Example', 'IA', 'city', '2026-01-01', 'test') on conflict do nothing");
    callers.visitor = await server.visitor();
    callers.buyer = await server.signedIn({ sub: randomUUID(), given_name: 'Demo', family_name: 'Buyer', email: 'buyer@agency.example.gov', agency_code: '4700' });
    callers.member = await server.signedIn({ sub: randomUUID(), given_name: 'Demo', family_name: 'Clerk', email: 'clerk@city.example.us' });
    callers.officer = await server.signedIn({ sub: randomUUID(), given_name: 'Demo', family_name: 'Officer', email: 'officer@other.example.gov', agency_code: '4700' });
    const unconfirmed = { sub: randomUUID(), given_name: 'Demo', family_name: 'Buyer', email: 'new@agency.example.gov', email_verified: false };
    callers.unconfirmed = await server.signedIn(unconfirmed);
    await callers.member.post('/profile/change_authorization', probes['/profile/change_authorization']?.request ?? {});
    const { rows: [mail] } = await server.pool.query<{ body: string }>("select body from marketplace.mail_outbox where kind = 'authorization-request'");
    key = /key=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? expect.fail('No mail has a link.');
    const offerId = await addOffer(server.pool, { price: 100, stock: null, zipPrefixes: ['2'] });
    zipProduct = offerId.slice(0, -2);
    await callers.buyer.post('/cart/addCart', { items: [{ offerId, quantity: 1 }], changeKey: randomUUID() });
    partNumber = (await server.pool.query<{ part_number: string }>('select part_number from marketplace.product where product_id = $1', [zipProduct])).rows[0]?.part_number ?? '';
    await callers.buyer.post('/parkcart/save_parkcart_submit', { name: 'Sample', keepsCart: true, changeKey: randomUUID() });
    parkedCartId = (await server.pool.query<{ id: string }>('select parked_cart_id::text as id from marketplace.parked_cart')).rows[0]?.id ?? '';
  });
  afterAll(() => server.close());

  it.each(rows.flatMap(({ rule, fields }) => fields.map((field) => [field, rule] as const)))('%s with what %s refuses is answered with the sentence of the rule', async (field, rule) => {
    const [path = '', place = ''] = field.split(' ');
    const made: Readonly<Record<string, Probe>> = {
      '/catalog/product_detail': { as: 'visitor', request: { productId: zipProduct } },
      '/catalog/dealer_select': { as: 'visitor', request: { productId: zipProduct } },
      '/ordering/quick_ordering_cart': { as: 'buyer', request: { rows: [{ key: '1', number: partNumber, quantity: '1', productId: null }] }, asText: true },
      '/parkcart/forward_submit': { as: 'buyer', request: { parkedCartId, email: 'demo@agency.example.gov', note: '', changeKey: randomUUID() } },
      '/profile/answer_authorization': { as: 'visitor', request: { key, authorize: { limit: '100', yearBegins: '7', until: '2027-06-30' } } },
    };
    const probe = made[path] ?? probes[`${path} ${place.split('.')[0]}`] ?? probes[path] ?? expect.fail(`Add a request of ${path} to the probes of this test.`);
    const [asked, bad] = tried[rule] ?? expect.fail(`Say what ${rule} refuses.`);
    const said = asked(String(bad)) ?? expect.fail(`${rule} takes ${bad}.`);
    const request = withField(probe.request, place, probe.asText === true ? String(bad) : bad);
    const browser = callers[probe.as] ?? expect.fail(`There is no ${probe.as}.`);
    const service = services.find((known) => known.path === path);
    const headers = { headers: { ...(probe.store !== undefined && { 'X-Store': probe.store }) } };
    const { text } = service?.method === 'GET' ? await browser.get(`${path}?${new URLSearchParams(request as Record<string, string>).toString()}`, headers) : await browser.post(path, request, headers);
    expect(text).toContain(JSON.stringify(said).slice(1, -1));
  });
});

/** A copy of a request with another value at a place such as `lines[].quantity`. */
function withField(request: object, place: string, value: unknown): object {
  const [first = '', ...rest] = place.split('.');
  const name = first.replace('[]', '');
  const given = (request as Record<string, unknown>)[name];
  const inner = (of: unknown): unknown => (rest.length === 0 ? value : withField(of ?? {}, rest.join('.'), value));
  return { ...request, [name]: first.endsWith('[]') ? (given as unknown[]).map(inner) : inner(given) };
}
