import { exportCatalogService } from '@quartermaster/contracts-desk';
import { exportCatalog } from '../../import/index.ts';
import { implementFile, type DeskImplementation } from '../wire/implement-desk.ts';

/** The catalog as a file that its import reads. */
export const catalogExportServices = (): readonly DeskImplementation[] => [
  implementFile(exportCatalogService, (_request, { database, now }) => ({
    fileName: `catalog-${now.toISOString().slice(0, 10)}.csv`, contentType: 'text/csv; charset=utf-8', pieces: exportCatalog(database),
  })),
];
