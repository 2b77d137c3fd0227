import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { installDependencies } from './install.mjs';
import { findPostgresql } from './postgresql.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Sets up what the flags ask for, then runs the script with the project's Node and ends with its exit code.
 *
 * @param {string[]} argv `[--browser] [--postgresql] SCRIPT [ARGUMENTS]`
 */
export async function enter(argv) {
  const rest = [...argv];
  const wanted = new Set();
  while (rest[0]?.startsWith('--')) wanted.add(rest.shift());
  const [script, ...args] = rest;
  if (script === undefined) throw new TypeError('enter.cjs needs a script to run.');

  const node = installDependencies(ROOT, console.log);
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, PATH: withProjectPrograms(node) };
  if (wanted.has('--browser')) env.BROWSER_BIN = await findBrowser(ROOT, console.log);
  if (wanted.has('--postgresql')) env.PATH = `${findPostgresql(console.log)}${process.platform === 'win32' ? ';' : ':'}${env.PATH}`;

  // In its terminal the child hears Ctrl-C itself; this process waits for it to finish its business.
  process.on('SIGINT', () => {});
  const child = spawn(node, [join(ROOT, script), ...args], { cwd: ROOT, env, stdio: 'inherit' });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

/** @param {string} node */
function withProjectPrograms(node) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return [dirname(node), join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? ''].join(separator);
}
