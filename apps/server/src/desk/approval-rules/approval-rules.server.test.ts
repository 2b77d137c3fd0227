import { openPool, type Pool } from '@quartermaster/database';
import { testDatabases } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSampleActivities } from '../../checkout/index.ts';
import { migrateMarketplace } from '../../migrate-marketplace.ts';
import { approvalRulesCommand } from '../command/approval-rules-command.ts';

const heading = 'kind,code,email,name,fund,fiscal_year,role,amount,active';

describe.each(testDatabases())('rules of approvals on $name', ({ open }) => {
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
    const rows = ['approver,47QSEA,approver@agency.example.gov,Demo Approver,,,,,yes', 'budget,47QSEA,,,A1,2027,,100.00,yes', 'control,47QSEA,,,,,,,yes', 'limit,ADVANTAGE,,,,,buyer,1000.00,yes'];
    expect(await run(['import', 'rules.csv'], rows)).toContain('3 added, 1 changed, 0 as they were, 0 left out');
    expect(await run(['import', 'rules.csv'], rows)).toContain('0 added, 0 changed, 4 as they were');
    expect((await run(['list'])).replaceAll('"', '').trim().split(/\r?\n/)).toEqual([heading, ...rows]);
    await expect(run(['import', 'rules.csv'], ['limit,ADVANTAGE,,,,,buyer,,no', 'control,999999,,,,,,,yes'])).rejects.toThrow('no activity 999999');
    await expect(run(['import', 'rules.csv'], ['limit,ADVANTAGE,,,,,buyer,,no', 'limit,ADVANTGE,,,,,buyer,5.00,yes'])).rejects.toThrow('There is no store ADVANTGE. The stores are ADVANTAGE, ');
    expect(await run(['import', 'rules.csv'], ['control,47QSEA,,,,,,,no', 'budget,47QSEA,,,A1,2027,,,no', 'approver,47QSEA,approver@agency.example.gov,Demo Approver,,,,,no'])).toContain('3 changed');
    await run(['export', 'rules.csv']);
    expect(written[0]).toContain('ADVANTAGE');
    expect(written[0]).not.toContain('47QSEA');
    await expect(run(['retire'])).rejects.toThrow('Usage');
  });
});
