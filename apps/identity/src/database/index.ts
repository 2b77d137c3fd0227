export { appendOnly } from './append-only.ts';
export { changeSecret } from './change-secret.ts';
export { deleteExpired } from './clean-up.ts';
export { migrationsFolder } from './migrations-folder.ts';
export { prepareDatabase } from './prepare-database.ts';
