import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const noted = join(import.meta.dirname, '..', '..', 'node_modules', '.browser');

/** The browser that set-up found or installed. */
export function browserProgram(): string {
  const candidates = [process.env['BROWSER_BIN'], existsSync(noted) ? readFileSync(noted, 'utf8').trim() : undefined, '/usr/bin/chromium'];
  const program = candidates.find((candidate) => candidate !== undefined && existsSync(candidate));
  if (program === undefined) throw new Error('No browser was found. Run the journeys through `npm test`, which installs one, or set BROWSER_BIN to a Chromium.');
  return program;
}
