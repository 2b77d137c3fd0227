export { testDatabases } from './testing/databases.ts';
export type { OpenTestDatabase, TestDatabase } from './testing/databases.ts';
export { setup } from './testing/global-setup.ts';
