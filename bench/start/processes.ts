import { readdirSync, readFileSync } from 'node:fs';

/** One process of a marketplace, as Linux sees it now. */
export interface ProcessUse {
  /** What a person calls it. */
  readonly name: string;
  /** Resident memory in MB, now and at its peak. */
  readonly memory: number;
  readonly peak: number;
  /** Seconds of processor time since its start. */
  readonly cpu: number;
}

/** Names by the program that a process runs; the first that fits. */
const names: readonly (readonly [program: RegExp, name: string])[] = [
  [/^sh -c /, 'shell of npm'],
  [/\/tooling\/start\/main\.ts/, 'database process'],
  [/\/apps\/server\/src\/main\.ts/, 'marketplace server'],
  [/\/apps\/identity\/src\/main\.ts/, 'identity server'],
  [/tooling\/setup\/enter\.cjs/, 'door of the command'],
  [/^npm /, 'npm'],
];

/** What a process and all that it has started, and those have, use now. */
export function usesOf(pid: number): readonly ProcessUse[] {
  const children = new Map<number, number[]>();
  for (const each of readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number)) {
    const parent = Number(statOf(each)?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), each]);
  }
  const below = (parent: number): number[] => [parent, ...(children.get(parent) ?? []).flatMap(below)];
  return below(pid).flatMap(useOf);
}

/** Fields of `/proc/PID/stat` from the state on; none of a process that has ended. */
function statOf(pid: number): readonly string[] | undefined {
  const text = read(pid, 'stat');
  return text?.slice(text.lastIndexOf(')') + 2).split(' ');
}

function useOf(pid: number): ProcessUse[] {
  const [stat, status, command] = [statOf(pid), read(pid, 'status'), read(pid, 'cmdline')?.replaceAll('\0', ' ')];
  if (stat === undefined || status === undefined || command === undefined) return [];
  const megabytes = (field: string): number => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  const name = names.find(([program]) => program.test(command))?.[1] ?? 'other';
  return [{ name, memory: megabytes('VmRSS'), peak: megabytes('VmHWM'), cpu: (Number(stat[11]) + Number(stat[12])) / 100 }];
}

function read(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
