// npm run catalog:pictures -- FOLDER or LIST.csv, --export=FOLDER, --remove=ID. Works on the database of DATABASE_URL.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Pool } from '@quartermaster/database';
import { runOperatorCommand, writeRejects } from './operator-command.ts';
import { exportPictures } from './pictures/photographs/export-pictures.ts';
import { importPictures } from './pictures/photographs/import-pictures.ts';
import { removePhotographs } from './pictures/photographs/photograph-store.ts';
import { PictureRefused } from './pictures/photographs/picture-refused.ts';
import { pictureSources } from './pictures/photographs/picture-sources.ts';

const usage = `Usage: npm run catalog:pictures -- FOLDER
       npm run catalog:pictures -- LIST.csv
       npm run catalog:pictures -- --export=FOLDER
       npm run catalog:pictures -- --remove=ID [--remove=ID ...]

FOLDER has files whose names are ids or part numbers of products (A-1.jpg). LIST.csv has the columns id and picture: a file beside the list, or an address.`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function prepare(args: readonly string[]): (pool: Pool) => Promise<void> {
  const { values, positionals } = parsed(args);
  const [path, ...more] = positionals;
  const asked = [path, values.export, values.remove].filter((given) => given !== undefined);
  if (asked.length !== 1 || more.length > 0) throw new PictureRefused(usage);
  if (values.remove !== undefined) {
    const ids = values.remove;
    return async (pool) => say(`  ${await removePhotographs(pool, ids)} of ${ids.length} pictures were taken away.`);
  }
  if (values.export !== undefined) {
    const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), values.export);
    return async (pool) => {
      const pictures = await exportPictures(pool, folder).catch((error: unknown) => {
        throw new PictureRefused(`The pictures could not be written to ${folder}: ${error instanceof Error ? error.message : String(error)}. There is no list (pictures.csv) of them: make room, and run it again.`);
      });
      say(`  ${pictures} pictures are in ${folder}, with the list that imports them again.`);
    };
  }
  const source = path ?? '';
  const sources = pictureSources(source);
  if (sources.length === 0) throw new PictureRefused(`${source} has no pictures. Files of JPEG, PNG, WebP, AVIF and GIF are taken.`);
  return async (pool) => {
    const rejects: string[] = [];
    const { imported, refused } = await importPictures(pool, sources, {
      onRefused: ({ product, from }, reason) => void rejects.push(JSON.stringify({ id: product, picture: from, reason })),
      onProgress: (done, of) => {
        if (done % 50 === 0) say(`  ${done} of ${of}`);
      },
    });
    say(`  ${imported} pictures imported, ${refused} refused.${writeRejects(source, rejects.length === 0 ? '' : `${rejects.join('\n')}\n`)}`);
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { export: { type: 'string' }, remove: { type: 'string', multiple: true } } });
  } catch (error) {
    throw new PictureRefused(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

await runOperatorCommand({ applicationName: 'quartermaster-pictures', usual: 'npm run catalog:pictures -- FOLDER', Refusal: PictureRefused, failed: (message) => `It was broken off: ${message}\nPictures that were imported until then are kept; run it again to go on.`, prepare });
