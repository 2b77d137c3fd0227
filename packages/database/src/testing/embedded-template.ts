import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { backendOf, reportedParameters } from '../embedded/backend.ts';
import { extensions } from '../embedded/extensions.ts';
import { serve } from '../embedded/server.ts';
import { makeSocketFolder, urlOfSocketFolder } from '../embedded/socket-folder.ts';
import { emptyDatabaseSnapshot } from './snapshot.ts';

/** A file from which embedded databases are filled. */
export interface EmbeddedTemplate {
  readonly path: string;
  remove(): Promise<void>;
}

/** Prepares an embedded database in memory and writes its files into one. */
export async function makeEmbeddedTemplate(prepare: (url: string) => Promise<void>): Promise<EmbeddedTemplate> {
  const database = await PGlite.create({ dataDir: 'memory://', extensions, loadDataDir: new Blob([await readFile(await emptyDatabaseSnapshot())]) });
  const socket = makeSocketFolder(undefined);
  try {
    const server = await serve(socket.socketPath, {
      backend: backendOf(database),
      parameters: await reportedParameters(database),
      idleInTransactionMs: 30_000,
      // Its clients hear of it: the preparation fails.
      onBroken: () => {},
    });
    try {
      await prepare(urlOfSocketFolder(socket.folder));
    } finally {
      await server.stop();
    }
    // Changes that are in the log alone would be recovered anew at each start.
    await database.exec('checkpoint');
    const dump = await database.dumpDataDir('none');
    const folder = await mkdtemp(join(tmpdir(), 'qm-template-'));
    const path = join(folder, 'embedded.tar');
    await writeFile(path, Buffer.from(await dump.arrayBuffer()));
    return { path, remove: () => rm(folder, { recursive: true, force: true }) };
  } finally {
    socket.remove();
    await database.close();
  }
}
