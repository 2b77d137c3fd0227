import { setFlagsFromString } from 'node:v8';

/**
 * Has the engine run in the code that V8 makes first, of each function when it is called. The code that V8 would make of the functions that are called most
 * is faster by a third, but to make it of a single one of them, the interpreter of expressions, takes 600 MB (docs/decisions/0149). It holds for
 * all WebAssembly of this process, so the one who owns the database calls it, and before the engine is loaded.
 */
export function keepFirstCode(): void {
  // The first implies the others only where it is given at the start of the process.
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
}
