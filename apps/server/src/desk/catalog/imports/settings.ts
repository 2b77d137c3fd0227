import { setting } from '../../../runtime/index.ts';

/** Megabytes of a catalog file at the desk. */
export const uploadLimit = setting.wholeNumber('CATALOG_UPLOAD_MB', {
  otherwise: 64, least: 1, most: 1024, doc: 'megabytes that a catalog file may have that is imported at the desk; it is in the database until it is imported',
});

export const rejectDays = setting.wholeNumber('CATALOG_REJECTS_DAYS', { otherwise: 90, least: 1, most: 3650, doc: 'days for which the history of imports has the mistakes in rows' });
