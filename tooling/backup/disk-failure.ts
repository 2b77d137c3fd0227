import { StartError } from '../start/error.ts';
import { databaseFailure } from '../start/start-database.ts';

/** The meaning of a failure of the disk, or of the database, for the person at the terminal; any other error is given back as it is. */
export function diskFailure(error: unknown, place: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StartError(`There is no room left on the disk of ${place}; free some, or choose another disk.`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return new StartError(`${place} cannot be written (${code}); make its folder writable for this user, or choose another one.`);
  return databaseFailure(error);
}
