import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** What a server process says of itself. */
export interface ProcessFacts {
  readonly processId: string;
  readonly host: string;
  readonly pid: number;
  readonly version: string;
  readonly node: string;
  readonly startedAt: Date;
}

/** @param processId tells the processes of one database apart */
export function thisProcess(processId: string, now: Date): ProcessFacts {
  return { processId, host: hostname(), pid: process.pid, version: productVersion(), node: process.versions.node, startedAt: new Date(now.getTime() - process.uptime() * 1000) };
}

/** The version of the server, as its manifest says it. */
function productVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { readonly version: string };
  return manifest.version;
}
