import { readdirSync, readFileSync } from 'node:fs';

/** What Linux tells of a process in `/proc/PID/stat`: the times in hundredths of a second, with the children that it waited for. */
interface ProcessStat {
  readonly pid: number;
  readonly parent: number;
  readonly time: number;
}

/** Reads the text of a `/proc/PID/stat`. */
export function parseStat(text: string): ProcessStat {
  // The name of the program is in parentheses, and may hold blanks: fields are counted behind it (proc_pid_stat(5)).
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { pid: Number.parseInt(text, 10), parent: Number(fields[1]), time: [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) };
}

/** Processor time in seconds of a process, of all that it started and that still run, and of those of them that have ended. */
export function timeOfTree(root: number, processes: readonly ProcessStat[]): number {
  const inTree = new Set([root]);
  // A child may have a lower number than its parent: numbers begin anew.
  for (let before = 0; before < inTree.size; ) {
    before = inTree.size;
    for (const { pid, parent } of processes) if (inTree.has(parent)) inTree.add(pid);
  }
  return processes.filter(({ pid }) => inTree.has(pid)).reduce((sum, { time }) => sum + time, 0) / 100;
}

/** All processes of this machine, as far as it tells them. */
export const runningProcesses = (): readonly ProcessStat[] => readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap(statOf);

function statOf(pid: string): readonly ProcessStat[] {
  try {
    return [parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
  } catch {
    // It has ended in the meantime.
    return [];
  }
}
