import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../testing/server.ts';
import { operatorAtDesk } from '../testing/desk-browser.ts';
import { operatorsCommand } from './operators-command.ts';

describe.each(oneTestDatabase())('npm run operators on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open);
  });
  afterAll(() => server.close());

  const run = (...args: string[]) => operatorsCommand(server.pool, args, new Date('2026-11-23T10:00:00Z'));

  it('adds, lists, changes and removes operators, and each change is in the audit log', async () => {
    expect(await run('list')).toContain('There are no operators');
    expect(await run('add', 'Clerk@desk.example.gov', '--role', 'orderClerk')).toBe('clerk@desk.example.gov may sign in at the desk as orderClerk.\n');
    await expect(run('add', 'clerk@desk.example.gov', '--role', 'viewer')).rejects.toThrow('is an operator already');
    expect(await run('list')).toBe('clerk@desk.example.gov  orderClerk  has not signed in yet  since 2026-11-23\n');
    expect(await run('role', 'clerk@desk.example.gov', '--role', 'viewer')).toBe('clerk@desk.example.gov was orderClerk and is viewer from now on.\n');
    expect(await run('remove', 'clerk@desk.example.gov')).toContain('is no operator any more');
    const { rows } = await server.pool.query('select actor, role, action, subject, details from marketplace.desk_audit order by entry_number');
    const command = { actor: 'npm run operators', role: null, subject: 'clerk@desk.example.gov' };
    expect(rows).toEqual([
      { ...command, action: 'operator.added', details: { role: 'orderClerk' } },
      { ...command, action: 'operator.role-changed', details: { from: 'orderClerk', to: 'viewer' } },
      { ...command, action: 'operator.removed', details: {} },
    ]);
  });

  it('counts at once: another role with the next call, and a removed operator is signed out', async () => {
    const browser = await operatorAtDesk(server, 'administrator', 'changes@desk.example.gov');
    await run('role', 'changes@desk.example.gov', '--role', 'viewer');
    expect((await browser.get('/session')).answer.role).toBe('viewer');
    await run('remove', 'changes@desk.example.gov');
    expect((await browser.get('/session')).status).toBe(401);
  });

  it.each([
    [[], 'Usage:'], [['list', 'more'], 'Usage:'], [['add'], 'Usage:'], [['add', 'a@b.c'], '--role is ""'], [['add', 'a@b.c', '--role', 'king'], 'Use one of viewer, orderClerk'],
    [['role', 'unknown@b.c', '--role', 'viewer'], 'is no operator'], [['remove', 'unknown@b.c'], 'is no operator'], [['list', '--all'], 'Usage:'],
  ])('%j says what to write instead', async (args, said) => {
    await expect((async () => run(...args))()).rejects.toThrow(said);
  });
});
