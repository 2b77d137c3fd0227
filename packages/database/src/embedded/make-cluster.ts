// The program that new-cluster.ts runs: makes the files of a new database in the folder of its argument.
import { keepFirstCode } from './engine-code.ts';

const [clusterDir] = process.argv.slice(2);
if (clusterDir === undefined) throw new Error('Name the folder of the new database.');
// The one who asked for the database is gone: so is the one who would use it.
process.once('disconnect', () => process.exit(1));
keepFirstCode();
const { PGlite } = await import('@electric-sql/pglite');
await (await PGlite.create({ dataDir: clusterDir })).close();
process.exit(0);
