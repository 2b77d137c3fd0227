import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { CompiledEngine } from '../embedded/worker-messages.ts';

interface Compiler {
  compile(bytes: Uint8Array): Promise<CompiledEngine>;
}

let engine: Promise<CompiledEngine> | undefined;

/**
 * The engine of the embedded database, compiled once in this process: a thread that compiles it by itself begins with code that
 * is not optimized, and is often done before that has changed.
 */
export function compiledEngine(): Promise<CompiledEngine> {
  engine ??= compile();
  return engine;
}

async function compile(): Promise<CompiledEngine> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  // The types of Node do not name what Node has.
  const { WebAssembly: compiler } = globalThis as unknown as { readonly WebAssembly: Compiler };
  return compiler.compile(await readFile(join(dirname(main), 'pglite.wasm')));
}
