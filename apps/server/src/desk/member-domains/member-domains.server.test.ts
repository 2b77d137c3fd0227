import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../testing/server.ts';
import { memberDomainsCommand } from '../command/member-domains-command.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';

const heading = 'domain,government,state,kind,since,active,source';

describe.each(oneTestDatabase())('the list of member domains at the desk on $name', ({ open }) => {
  let server: TestServer;
  let clerk: DeskBrowser;
  beforeAll(async () => {
    server = await openServer(open);
    clerk = await operatorAtDesk(server, 'orderClerk');
  });
  afterAll(() => server.close());

  const city = { domain: 'City.Example.GOV', government: 'City of Example', state: 'ia', kind: 'city', source: 'register' } as const;

  it('takes a domain as it is meant, once, and refuses one that many share', async () => {
    expect((await clerk.post('/member-domain/add', city)).answer).toEqual({ domain: 'city.example.gov' });
    expect(await clerk.post('/member-domain/add', city)).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'domain', message: expect.stringContaining('listed already') }] } });
    expect(await clerk.post('/member-domain/add', { ...city, domain: 'k12.ia.us', state: 'Iowa' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'domain', message: expect.stringContaining('shared by many') }, { field: 'state' }] } });
    expect((await clerk.get('/audit', { q: 'city.example.gov' })).answer.entries).toMatchObject([{ action: 'member-domain.added', details: { government: 'City of Example' } }]);
  });

  it('reads a file, names what does not fit, and gives the whole list as a file that changes nothing', async () => {
    const rows = ['county.example.gov,Example County,IA,county,2026-01-02,yes,register', 'gov,All,IA,state,,,x', 'tribe.example.gov,"Tribe, Example",IA,clan,,,x', 'county.example.gov,Again,IA,county,,,x'];
    expect((await clerk.post('/member-domains/import', { fileName: 'list.csv', csv: [heading, ...rows].join('\n') })).answer).toMatchObject({ added: 1, rejected: 3, rejects: [{ line: 3, field: 'domain' }, { line: 4, field: 'kind' }, { line: 5, reason: 'Line 2 has county.example.gov already.' }] });
    const { answer } = await clerk.get('/member-domains/export');
    expect((await clerk.post('/member-domains/import', { fileName: answer.fileName, csv: answer.csv })).answer).toMatchObject({ added: 0, changed: 0, rejected: 0 });
    expect((await clerk.get('/member-domains', { q: 'example county' })).answer.memberDomains).toMatchObject([{ domain: 'county.example.gov', since: '2026-01-02', active: true }]);
  });

  it('retires a domain and makes it active again, each with its reason; others only read', async () => {
    await clerk.post('/member-domain/add', { ...city, domain: 'old.example.gov' });
    const retire = { domain: 'old.example.gov', active: false, reason: 'Not used.' };
    expect((await clerk.post('/member-domain/set-active', retire)).status).toBe(200);
    expect((await clerk.post('/member-domain/set-active', retire)).status).toBe(409);
    expect((await clerk.get('/member-domain', { domain: 'OLD.example.gov' })).answer).toMatchObject({ memberDomain: { active: false }, sameGovernment: ['city.example.gov'], buyers: 0 });
    expect((await clerk.get('/member-domains', { state: 'retired' })).answer.total).toBe(1);
    expect((await clerk.post('/member-domain/set-active', { ...retire, domain: 'none.example.gov' })).status).toBe(404);
    const viewer = await operatorAtDesk(server, 'viewer');
    expect((await viewer.post('/member-domain/set-active', { ...retire, active: true })).status).toBe(403);
    expect((await viewer.get('/member-domains')).status).toBe(200);
  });

  it('says whom it leaves out: accounts without an agency and without a confirmed address of an active domain', async () => {
    const person = (email: string, more: object = {}) => ({ sub: email, given_name: 'Demo', family_name: 'Clerk', email, ...more });
    for (const email of ['a@town.example.us', 'b@town.example.us', 'c@it.city.example.gov', 'd@sub.old.example.gov']) await server.signedIn(person(email));
    await server.signedIn(person('e@city.example.gov', { email_verified: false }));
    await server.signedIn(person('f@agency.example.gov', { agency_code: '4700' }));
    expect((await clerk.get('/member-domains/unlisted')).answer).toEqual({
      groups: [{ domain: 'town.example.us', buyers: 2, ordered: 0 }, { domain: 'sub.old.example.gov', buyers: 1, ordered: 0 }, { domain: null, buyers: 1, ordered: 0 }],
    });
    expect((await clerk.get('/member-domain', { domain: 'city.example.gov' })).answer.buyers).toBe(1);
  });

  it('is kept by the command, too', async () => {
    const files = { read: () => ({ name: 'more.csv', csv: `${heading}\nschools.example.gov,Example Schools,IA,school,,,register\ngov,x,IA,city,,,x` }), write: (_file: string, text: string) => void written.push(text), rejects: (_file: string, rejects: string) => ` ${rejects.trim().split('\n').length} rejects` };
    const written: string[] = [];
    const run = (...args: string[]) => memberDomainsCommand(server.pool, args, files, new Date());
    expect(await run('import', 'more.csv')).toBe('more.csv: 1 added, 0 changed, 0 as they were, 1 left out. 1 rejects\n');
    expect(await run('add', 'village.example.gov', '--government', 'Village', '--state', 'IA', '--kind', 'city', '--source', 'letter')).toContain('village.example.gov is listed');
    expect(await run('retire', 'village.example.gov', '--reason', 'Merged')).toContain('retired');
    expect(await run('list')).toMatch(/village\.example\.gov {2}Village, IA \(city\) {2}since \d{4}-\d\d-\d\d {2}retired/);
    expect(await run('missing')).toContain('town.example.us  2 buyers, 0 with orders');
    expect(await run('export', 'all.csv')).toContain('are in all.csv');
    expect(written[0]).toContain('schools.example.gov,Example Schools,IA,school,');
    for (const wrong of [[], ['list', 'x', 'y'], ['add', 'gov'], ['retire', 'village.example.gov'], ['retire', 'none.example.gov', '--reason', 'x']]) await expect(run(...wrong)).rejects.toThrow(/Usage|domain/);
  });
});
