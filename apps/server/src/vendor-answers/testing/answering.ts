import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { InjectOptions } from 'fastify';
import { compileCache } from '../../testing/compile-cache.ts';
import { cxmlPath } from '../cxml/register-cxml.ts';
import { documentOf } from './vendor-system.ts';

const program = fileURLToPath(new URL('./answer.ts', import.meta.url));

/** The call that brings a document of cXML. */
export const cxmlCall = (request: string): InjectOptions => ({ url: cxmlPath, headers: { 'content-type': 'text/xml' }, payload: documentOf(request) });

/** Lets a process of its own answer a request. Gives the status that it has printed, or the signal by which it has ended. */
export async function answer(databaseUrl: string, request: InjectOptions, now: Date, faultPoint?: string): Promise<string> {
  const child = fork(program, [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, REQUEST: JSON.stringify({ method: 'POST', ...request }), NOW: now.toISOString(), ...compileCache, ...(faultPoint !== undefined && { FAULT_POINT: faultPoint }) },
  });
  const [[, signal], printed] = await Promise.all([once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>, child.stdout === null ? '' : text(child.stdout)]);
  return signal ?? printed;
}
