import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { parseStat, runningProcesses, timeOfTree } from './process-tree.ts';
import { timesTable } from './times-table.ts';

describe('the processor time of a tree of processes', () => {
  it('is read behind the name of the program, whatever that is', () => {
    expect(parseStat('17 (a ) 9 (b) S 4 17 17 0 -1 4194560 1 2 3 4 10 20 300 4000 20 0 1')).toEqual({ pid: 17, parent: 4, time: 4330 });
  });

  it('has all below the root, in whatever order, and nothing beside it', () => {
    const all = [[9, 7, 1], [7, 5, 10], [5, 1, 100], [6, 1, 1000], [1, 0, 10_000]].map(([pid = 0, parent = 0, time = 0]) => ({ pid, parent, time }));
    expect([timeOfTree(5, all), timeOfTree(6, all), timeOfTree(3, all)]).toEqual([1.11, 10, 0]);
  });

  it.runIf(process.platform === 'linux')('has a process that still runs, and one that has ended', async () => {
    const busy = `for (let used = process.cpuUsage(); used.user + used.system < 4e5; used = process.cpuUsage()); console.log('busy no more'); process.stdin.once('data', () => process.exit());`;
    const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(busy)}], { stdio: 'inherit' }).once('exit', () => { console.log('ended'); process.stdin.resume(); });`;
    // A tree of its own: what other tests started in this process may end meanwhile, and takes its time along.
    const root = spawn(process.execPath, ['-e', parent], { stdio: ['pipe', 'pipe', 'inherit'] });
    const told = async () => String((await once(root.stdout, 'data'))[0]).trim();
    const time = () => timeOfTree(root.pid ?? 0, runningProcesses());
    expect(await told()).toBe('busy no more');
    expect(time()).toBeGreaterThanOrEqual(0.38);
    root.stdin.write('end\n');
    expect(await told()).toBe('ended');
    expect(time()).toBeGreaterThanOrEqual(0.38);
    root.stdin.end();
    await once(root, 'close');
  });
});

it('the list has the dearest file first, and the time of all', () => {
  const line = (file: string, processor: number) => JSON.stringify({ file, processor, loading: 0.25, tests: [{ name: 'a', seconds: 1 }] });
  expect(timesTable(`${line('cheap.test.ts', 1)}\n${line('dear.test.ts', 12.34)}\n`)).toBe('seconds  loading  tests  file\n   12.3      0.3      1  dear.test.ts\n    1.0      0.3      1  cheap.test.ts\n   13.3  all 2 lines\n');
});
