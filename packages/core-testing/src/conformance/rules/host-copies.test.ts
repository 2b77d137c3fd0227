import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { hostVersions } from '../host-versions.ts';
import { staticReports } from '../static-rules.ts';
import { subjectOf } from '../subject.ts';
import { goodStore } from '../testing/good-store.ts';
import { packageOf } from '../testing/store-files.ts';
import { copies } from './host-copies.ts';

const names = copies.map(({ name }) => name);

/** A minified module that holds everything that the host gives. */
async function everything(): Promise<string> {
  const entry = 'everything.js';
  const output = await build({
    configFile: false,
    root: join(import.meta.dirname, '..', '..', '..'),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
    plugins: [
      {
        name: 'everything',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith(entry) ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? `${names.map((name, index) => `import * as m${index} from '${name}';`).join('\n')}\nexport default [${names.map((_, index) => `m${index}`).join(', ')}];` : null),
      },
    ],
    build: { write: false, minify: true, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { codeSplitting: false } } },
  });
  const files = (Array.isArray(output) ? output : [output]).flatMap((one) => ('output' in one ? one.output : []));
  const [module] = files.filter((file) => file.type === 'chunk');
  if (module === undefined) throw new Error('The build made no module.');
  return module.code;
}

it('a copy of anything that the host gives is found in a minified module, and each by its name', async () => {
  const source = packageOf({ ...goodStore, 'dist/everything.js': await everything() });
  const report = staticReports(subjectOf(source), hostVersions()).get('dependencies');
  expect(report?.findings.map(({ check, message }) => `${check}: ${message}`)).toEqual(names.map((name) => `bundled: It holds a copy of ${name}, which the host gives.`).toSorted());
}, 120_000);
