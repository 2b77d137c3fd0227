import { readFileSync } from 'node:fs';

/** Milliseconds of a processor that a process and those that it has started have taken, to ten; their threads are in it. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter((child) => child !== '');
  return children.reduce((sum, child) => sum + processorTime(Number(child)), 10 * (Number(fields[11]) + Number(fields[12])));
}
