import { fileURLToPath } from 'node:url';

/** The folder with the migrations of schema `identity`. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
