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
    const before = timeOfTree(process.pid, runningProcesses());
    const busy = 'for (let used = process.cpuUsage(); used.user + used.system < 2e5; used = process.cpuUsage());';
    const child = spawn(process.execPath, ['-e', `${busy} console.log('done'); process.stdin.once('end', () => {}).resume()`], { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    expect(timeOfTree(process.pid, runningProcesses()) - before).toBeGreaterThanOrEqual(0.18);
    child.stdin.end();
    await once(child, 'close');
    expect(timeOfTree(process.pid, runningProcesses()) - before).toBeGreaterThanOrEqual(0.18);
  });
});

it('the list has the dearest file first, and the time of all', () => {
  const line = (file: string, processor: number) => JSON.stringify({ file, processor, loading: 0.25, tests: [{ name: 'a', seconds: 1 }] });
  expect(timesTable(`${line('cheap.test.ts', 1)}\n${line('dear.test.ts', 12.34)}\n`)).toBe('seconds  loading  tests  file\n   12.3      0.3      1  dear.test.ts\n    1.0      0.3      1  cheap.test.ts\n   13.3  all 2 lines\n');
});
