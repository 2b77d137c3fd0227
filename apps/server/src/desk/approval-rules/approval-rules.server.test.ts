import type { ApprovalRule } from '@quartermaster/contracts-desk';
import { openPool, type Pool } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSampleActivities } from '../../checkout/index.ts';
import { migrateMarketplace } from '../../migrate-marketplace.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { approvalRulesCommand } from '../command/approval-rules-command.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';

const heading = 'kind,code,email,name,fund,fiscal_year,role,amount,active';

describe.each(oneTestDatabase())('rules of approvals on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let database: Pool;
  beforeAll(async () => {
    opened = await open();
    database = openPool(opened.url, { maxConnections: 2 });
    await migrateMarketplace(database);
    await addSampleActivities(database);
  });
  afterAll(async () => {
    await database.end();
    await opened.close();
  });
  const written: string[] = [];
  const run = (args: readonly string[], rows: readonly string[] = []) =>
    approvalRulesCommand(database, args, { read: () => ({ name: 'rules.csv', csv: [heading, ...rows].join('\n') }), write: (_file, text) => written.push(text), rejects: () => '' }, new Date('2026-11-24T12:00:00Z'));

  it('are imported, changed, taken away and exported, or not at all', async () => {
    const rows = ['approver,47SMPL,approver@agency.example.gov,Demo Approver,,,,,yes', 'budget,47SMPL,,,A1,2027,,100.00,yes', 'control,47SMPL,,,,,,,yes', 'limit,ADVANTAGE,,,,,buyer,1000.00,yes'];
    expect(await run(['import', 'rules.csv'], rows)).toContain('3 added, 1 changed, 0 as they were, 0 left out');
    expect(await run(['import', 'rules.csv'], rows)).toContain('0 added, 0 changed, 4 as they were');
    expect((await run(['list'])).replaceAll('"', '').trim().split(/\r?\n/)).toEqual([heading, ...rows]);
    await expect(run(['import', 'rules.csv'], ['limit,ADVANTAGE,,,,,buyer,,no', 'control,999999,,,,,,,yes'])).rejects.toThrow('no activity 999999');
    await expect(run(['import', 'rules.csv'], ['limit,ADVANTAGE,,,,,buyer,,no', 'limit,ADVANTGE,,,,,buyer,5.00,yes'])).rejects.toThrow('There is no store ADVANTGE. The stores are ADVANTAGE, ');
    expect(await run(['import', 'rules.csv'], ['control,47SMPL,,,,,,,no', 'budget,47SMPL,,,A1,2027,,,no', 'approver,47SMPL,approver@agency.example.gov,Demo Approver,,,,,no'])).toContain('3 changed');
    await run(['export', 'rules.csv']);
    expect(written[0]).toContain('ADVANTAGE');
    expect(written[0]).not.toContain('47SMPL');
    await expect(run(['retire'])).rejects.toThrow('Usage');
  });
});

describe.each(oneTestDatabase())('rules of approvals at the desk, on $name', ({ open }) => {
  let server: TestServer;
  let chief: DeskBrowser;
  beforeAll(async () => {
    server = await openServer(open);
    chief = await operatorAtDesk(server, 'administrator');
    await addSampleActivities(server.pool);
  });
  afterAll(() => server.close());
  const empty = { code: '47SMPL', email: '', name: '', fund: '', fiscalYear: '', role: '', amount: '', active: true };
  const set = (rule: Partial<typeof empty> & { readonly kind: ApprovalRule['kind'] }) => chief.post('/approval-rules/set', { ...empty, ...rule });

  it('are set, changed and removed one by one, by an administrator, with an entry in the audit log', async () => {
    expect((await set({ kind: 'approver', email: 'Chief@agency.example.gov', name: 'Demo Chief' })).answer).toEqual({ outcome: 'added' });
    expect((await set({ kind: 'approver', email: 'chief@agency.example.gov', name: 'Demo Chief', amount: '25,000' })).answer).toEqual({ outcome: 'changed' });
    expect((await set({ kind: 'budget', fund: 'c3', fiscalYear: '2027', amount: '100' })).answer).toEqual({ outcome: 'added' });
    expect((await set({ kind: 'budget', fund: 'C3', fiscalYear: '2027', amount: '100.00' })).answer).toEqual({ outcome: 'same' });
    expect((await chief.get('/approval-rules', { q: 'chief@', state: 'approver' })).answer.rules).toMatchObject([{ code: '47SMPL', amount: 2_500_000 }]);
    expect((await chief.get('/approval-rules/export', {})).answer.csv).toContain('budget,47SMPL,,,C3,2027,,100.00,yes');
    const csv = `${heading}\nlimit,ADVANTAGE,,,,,buyer,5,yes\nbudget,47SMPL,,,C3,27,,1,yes`;
    expect((await chief.post('/approval-rules/import', { fileName: 'rules.csv', csv })).answer).toMatchObject({ added: 1, changed: 0, rejected: 1, rejects: [{ line: 3, field: 'fiscal_year' }] });
    expect((await set({ kind: 'approver', email: 'chief@agency.example.gov', name: 'Demo Chief', active: false })).answer).toEqual({ outcome: 'changed' });
    expect((await chief.get('/audit', { q: 'approval-rule' })).answer.entries.map(({ action }) => action).toSorted()).toEqual(['approval-rule.removed', ...Array.from({ length: 4 }, () => 'approval-rule.set'), 'approval-rules.imported']);
    const clerk = await operatorAtDesk(server, 'orderClerk');
    expect([(await clerk.post('/approval-rules/set', { ...empty, kind: 'control' })).status, (await clerk.get('/approval-rules')).status]).toEqual([403, 200]);
  });

  it.each<[{ readonly kind: ApprovalRule['kind'] } & Record<string, string>, string]>([
    [{ kind: 'control', code: '999999' }, 'code'], [{ kind: 'limit', code: 'ADVANTGE', role: 'buyer', amount: '5' }, 'code'], [{ kind: 'approver', email: 'no address', name: 'Demo' }, 'email'],
    [{ kind: 'budget', fund: 'A1', fiscalYear: '27', amount: '5' }, 'fiscalYear'], [{ kind: 'limit', code: 'ADVANTAGE', role: 'chief', amount: '5' }, 'role'], [{ kind: 'budget', fund: 'B2', fiscalYear: '2027' }, 'amount'],
  ])('what cannot be is refused at its field: %j', async (rule, field) => {
    expect(await set(rule)).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field }] } });
  });
});
