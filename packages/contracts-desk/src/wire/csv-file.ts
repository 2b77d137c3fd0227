import { z } from 'zod';

/** A CSV file that an operator sends, as a service takes it; the service's `bodyLimit` is `csvFileLimit`. */
export const sentCsvFile = z.object({ fileName: z.string().trim().min(1).max(200), csv: z.string().min(1, 'The file is empty.') });

/** Bytes. */
export const csvFileLimit = 4 * 1024 * 1024;

/** What became of its rows. */
export const importedRows = z.object({
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  rejected: z.int(),
  /** The first ones. */
  rejects: z.array(z.object({ line: z.int(), field: z.string(), reason: z.string() })),
});

/** A CSV file that an operator gets. */
export const savedCsvFile = z.object({ fileName: z.string(), csv: z.string() });
