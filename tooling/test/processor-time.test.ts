import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { timeOfEndedChildren } from './processor-time.ts';

it.runIf(process.platform === 'linux')('has the time of a process that has ended, and of one that this one waited for', () => {
  const busy = (seconds: number): string => `for (let used = process.cpuUsage(); used.user + used.system < ${seconds * 1e6}; used = process.cpuUsage());`;
  const before = timeOfEndedChildren() ?? Number.NaN;
  spawnSync(process.execPath, ['-e', `require('node:child_process').spawnSync(process.execPath, ['-e', '${busy(0.2)}']); ${busy(0.2)}`]);
  expect((timeOfEndedChildren() ?? Number.NaN) - before).toBeGreaterThanOrEqual(0.35);
});
