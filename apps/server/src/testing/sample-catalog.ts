import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readJsonLines } from '../import/read-json-lines.ts';

const program = fileURLToPath(new URL('../../../../data/sample-catalog/src/main.ts', import.meta.url));

/** The rows of the sample catalog, from its own program: the server does not import it. */
export async function* sampleCatalogRows(): AsyncGenerator<unknown> {
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  for await (const row of readJsonLines(child.stdout)) {
    if ('problem' in row) throw new Error(`Line ${row.line} of the sample catalog: ${row.problem}`);
    yield row.raw;
  }
  const [code] = (await closed) as [number | null];
  if (code !== 0) throw new Error(`The sample catalog ended with code ${code}.`);
}
