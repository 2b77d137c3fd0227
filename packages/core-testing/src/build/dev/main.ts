#!/usr/bin/env node
/**
 * Shows the sources of a store in a running deployment, and each change of them at once.
 *
 *     quartermaster-dev --deployment http://localhost:8080 [--port 5170] [--upstream /vs/example=http://127.0.0.1:8090]
 *
 * Ends with Ctrl-C. Exit code 1: not started, with the reason.
 */
import { parseArgs } from 'node:util';
import { developmentPort } from '@quartermaster/contracts';
import { StoreBuildError } from '../error.ts';
import { startDevelopment } from './development-server.ts';

try {
  const { values } = parseArgs({ options: { deployment: { type: 'string' }, port: { type: 'string', default: String(developmentPort) }, upstream: { type: 'string', multiple: true, default: [] } } });
  if (values.deployment === undefined || !URL.canParse(values.deployment)) throw new StoreBuildError('Say which deployment: --deployment http://localhost:8080, for example.');
  if (!/^\d{1,5}$/.test(values.port)) throw new StoreBuildError(`"${values.port}" is no port.`);
  const { address } = await startDevelopment({
    root: process.cwd(),
    deployment: new URL(values.deployment),
    port: Number(values.port),
    upstreams: new Map(values.upstream.map(upstreamOf)),
    say,
  });
  say(`${address}\n${values.deployment} with the sources of this folder. Ctrl-C ends it.`);
} catch (error) {
  if (!(error instanceof StoreBuildError) && !isExpected(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function upstreamOf(pair: string): [path: string, address: string] {
  const at = pair.indexOf('=');
  if (at <= 0) throw new StoreBuildError(`--upstream is "${pair}". Write the path of package.json and an address: /vs/example=http://127.0.0.1:8090.`);
  return [pair.slice(0, at), pair.slice(at + 1)];
}

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}

/** A flag that does not exist, or a port that is taken. */
function isExpected(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || String(error.code).startsWith('ERR_PARSE_ARGS'));
}
