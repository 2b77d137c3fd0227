import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startService } from './service.ts';
import type { Service, ServiceDescription } from './service.ts';

describe('startService', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'qm-service-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const log = (): string => readFileSync(join(folder, 'log'), 'utf8');
  function start(program: string, patienceMs = 10_000, hear?: ServiceDescription['hear']): Promise<Service> {
    const script = join(folder, 'program.mjs');
    writeFileSync(script, program);
    return startService({ name: 'lamp', script, env: process.env, logFile: join(folder, 'log'), patienceMs, ...(hear && { hear }) });
  }

  it('waits until it is ready, keeps its log, and lets it finish when it is stopped', async () => {
    const service = await start(`
      const work = setInterval(() => {}, 1000);
      process.on('SIGTERM', () => { clearInterval(work); console.log('light off'); process.disconnect(); });
      console.log('light on'); process.send({ ready: true });`);
    await service.stop();
    expect(log()).toBe('light on\nlight off\n');
  });

  it('writes on at the beginning of a log that a rotation has copied and emptied', async () => {
    const service = await start(`
      const work = setInterval(() => {}, 1000);
      process.on('SIGTERM', () => { clearInterval(work); console.log('light off'); process.disconnect(); });
      console.log('light on'); process.send({ ready: true });`);
    await expect.poll(log).toBe('light on\n');
    truncateSync(join(folder, 'log'));
    await service.stop();
    expect(log()).toBe('light off\n');
  });

  it.skipIf(!existsSync('/dev/full'))('goes on while the disk of its log is full, which is said once', async () => {
    const said: string[] = [];
    const script = join(folder, 'program.mjs');
    writeFileSync(script, `
      const work = setInterval(() => console.log('light is on'), 5);
      process.on('SIGTERM', () => { clearInterval(work); process.disconnect(); });
      process.send({ ready: true });`);
    const service = await startService({ name: 'lamp', script, env: process.env, logFile: '/dev/full', say: (line) => said.push(line) });
    const died: string[] = [];
    void service.died.then((error) => died.push(error.message));
    await expect.poll(() => said).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([said, died]).toEqual([[expect.stringMatching(/^The log \/dev\/full cannot be written \(ENOSPC.*\): lines are lost/)], []]);
    await service.stop();
  });

  it('says what to do where its log cannot be opened', async () => {
    await expect(startService({ name: 'lamp', script: join(folder, 'none.mjs'), env: process.env, logFile: join(folder, 'missing', 'log') })).rejects.toThrow(/The log .*missing.* cannot be opened \(ENOENT/);
  });

  it('answers what a part asks, before it is ready too', async () => {
    const service = await start(
      `process.on('message', ({ color }) => { console.log(color); process.send({ ready: true }); });
      process.on('SIGTERM', () => process.exit()); process.send({ asks: 'color' });`,
      10_000,
      (message, answer) => answer({ color: 'asks' in message ? 'green' : 'none' }),
    );
    await service.stop();
    expect(log()).toBe('green\n');
  });

  it('gives the sentence of a part that cannot start', async () => {
    await expect(start(`process.send({ ready: false, error: 'The bulb is missing; put one in.' });`)).rejects.toThrow(/^The bulb is missing; put one in\.$/);
  });

  it('gives the last log lines of a part that ends without a word', async () => {
    const failure = start(`for (let i = 1; i <= 40; i += 1) console.log('line ' + i); throw new Error('short circuit');`);
    await expect(failure).rejects.toThrow(/The lamp ended unexpectedly \(exit code 1: Error: short circuit\); its log is .*short circuit/s);
    await expect(failure).rejects.not.toThrow(/line 3\n/);
  });

  it('does not wait forever', async () => {
    await expect(start('setInterval(() => {}, 1000)', 300)).rejects.toThrow('was not ready within 0.3 s');
  });

  it('tells when a part dies later', async () => {
    const service = await start(`process.send({ ready: true }); setTimeout(() => { console.error('out of gas'); process.exit(7); }, 50);`);
    expect((await service.died).message).toMatch(/The lamp ended unexpectedly \(exit code 7\).*out of gas/s);
  });
});
