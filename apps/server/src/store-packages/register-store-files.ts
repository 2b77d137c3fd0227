import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pool } from '@quartermaster/database';
import { shippedFilePolicy } from '../http/index.ts';
import { pathUnknown, type Wiring } from '../wire/index.ts';
import type { ActivePackages } from './active-packages.ts';
import { integrityOf } from './integrity.ts';

interface FileRow {
  readonly content: Buffer;
  readonly media_type: string;
  readonly integrity: string;
}

interface FileParameters {
  readonly id: string;
  readonly version: string;
  readonly '*': string;
}

/** The addresses that files of packages can have. */
const installable = /^\/stores\/[a-z0-9]+\/[\w.+-]+\/dist\/[\w./-]+$/;

/**
 * Serves the files of installed packages below `/stores/<id>/<version>/`: only what was installed, byte for byte. Versions that
 * are no longer active stay until they are removed, for the pages that are open. A file that is not what was installed switches its
 * store off, also when no trigger saw the change.
 */
export function registerStoreFiles(app: FastifyInstance, { database, checkRate }: Pick<Wiring, 'database' | 'checkRate'>, packages: Pick<ActivePackages, 'doubt'>): void {
  app.get<{ Params: FileParameters }>('/stores/:id/:version/*', async (request, reply) => {
    await checkRate('all', request);
    const { id, version, '*': path } = request.params;
    const address = `/stores/${id}/${version}/${path}`;
    const file = installable.test(address) ? await readFile(database, id.toUpperCase(), version, path) : undefined;
    if (file === undefined) throw pathUnknown(address);
    if (integrityOf(file.content) !== file.integrity) {
      request.log.error({ store: id.toUpperCase(), version, path }, 'a file of a store is not what was installed; it is not sent');
      packages.doubt(id.toUpperCase());
      throw pathUnknown(address);
    }
    return send(reply, file);
  });
}

async function readFile(database: Pool, store: string, version: string, path: string): Promise<FileRow | undefined> {
  const { rows } = await database.query<FileRow>(
    'select content, media_type, integrity from marketplace.store_package_file where store = $1 and version = $2 and path = $3',
    [store, version, path],
  );
  return rows[0];
}

/** A version never gets other content: a copy of a file may be kept. */
const send = (reply: FastifyReply, { content, media_type: mediaType }: FileRow): FastifyReply =>
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-type', mediaType)
    .header('content-security-policy', shippedFilePolicy)
    .send(content);
