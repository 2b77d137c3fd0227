import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For the environment of a program that tests start again and again: compiled once, it starts sooner. `npm test` has one for all suites. */
export const compileCache = { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'quartermaster-compile-cache') };
