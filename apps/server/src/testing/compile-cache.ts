import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For the environment of a program that tests start again and again: compiled once, it starts sooner. */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'quartermaster-compile-cache') };
