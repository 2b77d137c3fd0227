import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** A marketplace that `npm start` has started. */
export interface Started {
  readonly pid: number;
  /** Seconds from the command to the line with the address. */
  readonly readyAfter: number;
  stop(): Promise<void>;
}

/** Runs `npm start` and waits until it says that all is ready. */
export async function npmStart(folder: string, settings: Readonly<Record<string, string>>): Promise<Started> {
  const begun = performance.now();
  const child = spawn('npm', ['start', '--silent'], { cwd: folder, env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const ended = once(child, 'close');
  let output = '';
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (/is ready:/.test(output)) resolve((performance.now() - begun) / 1000);
    });
    child.once('error', reject);
    void ended.then(([code]) => reject(new Error(`npm start ended with ${String(code)}. It printed:\n${output}`)));
  });
  const readyAfter = await ready;
  const pid = child.pid ?? 0;
  return {
    pid,
    readyAfter,
    async stop() {
      // Ctrl-C reaches the whole group, not npm alone.
      process.kill(-pid, 'SIGINT');
      await ended;
      // The folder of its data is free a moment later.
      await pause(500);
    },
  };
}
