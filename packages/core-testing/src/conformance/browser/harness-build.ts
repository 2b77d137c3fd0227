import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { harnessModules, sharedInputs, specifierOf } from './harness-modules.ts';

/** The host of the probes, built: what the stores import, and the probes themselves, out of the same chunks. */
export interface HarnessBuild {
  readonly folder: string;
  /** Addresses of the modules that the host gives, by specifier. */
  readonly imports: Readonly<Record<string, string>>;
  /** The exports of each of these modules, by specifier. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
  /** Address of the probes. */
  readonly main: string;
}

/** The probes, which run in the browser alone: their source in the repository, the built file in the published package. */
const mainSource = fileURLToPath(import.meta.resolve('@quartermaster/core-testing/harness'));

/** Builds the host of the probes from the installed packages. Takes some seconds; one build serves any number of stores. */
export async function buildHarness(folder = mkdtempSync(join(tmpdir(), 'quartermaster-conformance-'))): Promise<HarnessBuild> {
  const output = await build({
    configFile: false,
    root: dirname(mainSource),
    base: '/host/',
    publicDir: false,
    logLevel: 'error',
    // As it is shipped, whatever NODE_ENV the command was started with.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
    resolve: { conditions: ['module', 'browser', 'production'] },
    plugins: [harnessModules()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      minify: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: { harness: mainSource, ...sharedInputs },
        preserveEntrySignatures: 'strict',
        // tsyringe must not run before its metadata polyfill, in whatever chunk it lands.
        output: { strictExecutionOrder: true },
      },
    },
  });
  const chunks = (Array.isArray(output) ? output : [output]).flatMap((one) => ('output' in one ? one.output : [])).filter((one) => one.type === 'chunk');
  const shared = chunks.flatMap((chunk) => {
    const specifier = specifierOf(chunk.facadeModuleId);
    return specifier === null ? [] : [{ specifier, chunk }];
  });
  return {
    folder,
    imports: Object.fromEntries(shared.map(({ specifier, chunk }) => [specifier, `/host/${chunk.fileName}`])),
    exports: Object.fromEntries(shared.map(({ specifier, chunk }) => [specifier, chunk.exports])),
    main: `/host/${mainChunk(chunks).fileName}`,
  };
}

function mainChunk(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ isEntry, name }) => isEntry && name === 'harness');
  if (chunk === undefined) throw new Error('The build made no module of the probes.');
  return chunk;
}
