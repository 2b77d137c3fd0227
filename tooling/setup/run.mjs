import { spawnSync } from 'node:child_process';

/**
 * Runs a program and tells whether it succeeded; its output goes to the terminal.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
export function succeeds(command, args, options = {}) {
  const result = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options });
  return result.status === 0;
}

/**
 * The output of a program, or an empty text when it cannot be run.
 *
 * @param {string} command
 * @param {readonly string[]} args
 */
export function output(command, args) {
  const result = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return result.status === 0 ? result.stdout.trim() : '';
}
