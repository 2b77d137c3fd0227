import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compileCache } from '../../testing/compile-cache.ts';

const programs = fileURLToPath(new URL('../../', import.meta.url));

export interface ServerSettings {
  readonly databaseUrl: string;
  readonly issuer: string;
  /** 0: one that is free. */
  readonly port: number;
  /** Plugins of the deployment; none without it. */
  readonly deploymentFile?: string;
  /** So many under one supervisor, which is the process that is given; without it a server by itself. */
  readonly processes?: number;
  /** Settings that differ from those of the tests. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The marketplace server as a process of its own, so that it can be killed. */
export interface ServerProcess {
  readonly pid: number;
  readonly port: number;
  /** All that it has printed. */
  output(): string;
  /** Resolves when the process is gone, with the signal that ended it. */
  readonly ended: Promise<NodeJS.Signals | null>;
  kill(): void;
  stop(): Promise<void>;
}

/** @param faultPoint `name:n`: the process kills itself at the nth pass of that point */
export async function startServerProcess(settings: ServerSettings, faultPoint?: string): Promise<ServerProcess> {
  const child = fork(`${programs}${settings.processes === undefined ? 'main.ts' : 'supervisor.ts'}`, [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: settings.databaseUrl,
      COOKIE_SECRET: 'a secret of at least 32 characters',
      IDENTITY_ISSUER: settings.issuer,
      PORT: String(settings.port),
      LOG_LEVEL: 'error',
      DEMO_ACCOUNTS: '1',
      RATE_LIMIT_ALL: '1000000',
      RATE_LIMIT_SESSIONS: '1000000',
      ...(settings.processes !== undefined && { PROCESSES: String(settings.processes) }),
      ...(settings.deploymentFile !== undefined && { DEPLOYMENT_FILE: settings.deploymentFile }),
      ...compileCache,
      ...(faultPoint !== undefined && { FAULT_POINT: faultPoint }),
      ...settings.env,
    },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  const port = await ready(child, ended, output, settings.port);
  return {
    pid: child.pid ?? 0,
    port,
    output: () => output.join(''),
    ended,
    kill: () => void child.kill('SIGKILL'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function ready(child: ChildProcess, ended: Promise<unknown>, output: readonly string[], chosen: number): Promise<number> {
  const message = new Promise<{ ready?: unknown; port?: unknown }>((resolve) => child.once('message', (sent: object) => resolve(sent)));
  const answer = await Promise.race([message, ended]);
  if (typeof answer === 'object' && answer !== null && 'ready' in answer && answer.ready === true) return 'port' in answer ? Number(answer.port) : chosen;
  child.kill('SIGKILL');
  throw new Error(`The server did not start: ${JSON.stringify(answer)}\n${output.join('')}`);
}
