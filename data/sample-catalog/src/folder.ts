import { fileURLToPath } from 'node:url';

/** The path of a file of this package. */
export const packageFile = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
