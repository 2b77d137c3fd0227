import { fork } from 'node:child_process';
import { ServiceEnded, StartError } from './error.ts';
import { LastLines } from './last-lines.ts';
import { openLogFile } from './log-file.ts';

/** How a part of the marketplace is started. */
export interface ServiceDescription {
  /** As the person at the terminal knows it, such as `identity server`. */
  readonly name: string;
  /** The program; it sends `{ ready: true }`, or `{ ready: false, error }` with one sentence. */
  readonly script: string;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly logFile: string;
  /** Hears what else it sends, and may answer. */
  readonly hear?: (message: object, answer: (message: object) => void) => void;
  /** Hears that its log cannot be written. */
  readonly say?: (line: string) => void;
  /** How long it may take to be ready and to stop, in milliseconds. */
  readonly patienceMs?: number;
}

/** A part that runs in a process of its own. */
export interface Service {
  readonly name: string;
  /** Undefined where it is not always the same one. */
  readonly pid?: number | undefined;
  /** Resolves with a sentence and the last log lines when the process ends without having been asked to. */
  readonly died: Promise<StartError>;
  /** Asks it to finish its calls and waits; one that does not listen is ended. */
  stop(): Promise<void>;
}

/**
 * Starts a part and waits until it is ready.
 *
 * @throws StartError with the sentence of the part itself, or, when it had none, its last log lines
 */
export async function startService(description: ServiceDescription): Promise<Service> {
  const { name, script, args = [], env, logFile, hear = () => {}, say = () => {}, patienceMs = 60_000 } = description;
  const log = openLogFile(logFile, say);
  const last = new LastLines(15);
  // Detached: Ctrl-C in the terminal reaches this process alone, which then stops the parts in order.
  const child = fork(script, args, { env: { ...env }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true, execArgv: [] });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      last.push(chunk.toString());
    });
  }
  let stopping = false;
  const ended = new Promise<string>((resolve) => {
    const end = (how: string): void => {
      log.close();
      resolve(how);
    };
    child.once('error', (error) => end(error.message));
    child.once('close', (code, signal) => end(signal === null ? `exit code ${code}` : `signal ${signal}`));
  });
  const unexpected = (how: string): ServiceEnded => {
    const error = last.error();
    return new ServiceEnded(`The ${name} ended unexpectedly (${how}${error === null ? '' : `: ${error}`}); its log is ${logFile}.`, last.text());
  };

  const timer = AbortSignal.timeout(patienceMs);
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: unknown) => {
      if (typeof message !== 'object' || message === null) return;
      if (!('ready' in message)) hear(message, (answer) => void (child.connected && child.send(answer)));
      else if (message.ready === true) resolve();
      else reject(new StartError('error' in message ? String(message.error) : `The ${name} could not start; its log is ${logFile}.`));
    });
    void ended.then((how) => reject(unexpected(how)));
    timer.addEventListener('abort', () => reject(new StartError(`The ${name} was not ready within ${patienceMs / 1000} s; its log is ${logFile}.`)));
  });
  try {
    await ready;
  } catch (error) {
    child.kill('SIGKILL');
    await ended;
    throw error;
  }
  return {
    name,
    pid: child.pid,
    died: new Promise((resolve) => void ended.then((how) => (stopping ? undefined : resolve(unexpected(how))))),
    async stop() {
      stopping = true;
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), 20_000 + Number(env['LEAVE_SECONDS'] ?? '0') * 1000);
      await ended;
      clearTimeout(force);
    },
  };
}
