import { join } from 'node:path';
import { startEmbeddedDatabaseForWork } from '@quartermaster/database/embedded';
import { forgetRunningDatabase, noteRunningDatabase } from './running-database.ts';
import { importSampleCatalog, isSampleCatalogImported } from './sample-catalog.ts';
import type { Settings } from './settings.ts';
import { databaseFailure } from './start-database.ts';
import { areAssortmentsSet, assortmentProgram, setSuppliedAssortments } from './supplied-assortments.ts';

/**
 * Imports the sample catalog, and sets what the stores sell of it, where that was not done before. On the embedded database this is minutes of work: a process
 * of its own does it in faster code, whose memory ends with it. The data folder is in place.
 *
 * @param root the repository
 * @throws StartError when it cannot be done
 */
export async function loadSampleData(root: string, settings: Pick<Settings, 'dataDir' | 'databaseUrl'>, say: (line: string) => void): Promise<void> {
  const { dataDir } = settings;
  const target = settings.databaseUrl ?? 'embedded';
  const source = join(root, 'data', 'sample-catalog');
  const file = join(source, 'assortments.json');
  if (isSampleCatalogImported({ source, dataDir, target }) && areAssortmentsSet({ file, dataDir, target })) return;
  const load = async (databaseUrl: string): Promise<void> => {
    await importSampleCatalog({ source, importer: join(root, 'apps', 'server', 'src', 'import-catalog.ts'), dataDir, databaseUrl, target }, say);
    await setSuppliedAssortments({ file, program: assortmentProgram(root), dataDir, databaseUrl, target }, say);
  };
  if (settings.databaseUrl !== undefined) return load(settings.databaseUrl);
  const database = await startEmbeddedDatabaseForWork({ dataDir: join(dataDir, 'database') }).catch((error: unknown) => {
    throw databaseFailure(error);
  });
  try {
    noteRunningDatabase(dataDir, database.url);
    await load(database.url);
  } finally {
    forgetRunningDatabase(dataDir);
    await database.stop();
  }
}
