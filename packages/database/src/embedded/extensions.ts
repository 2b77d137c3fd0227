import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/** The extensions that the embedded database offers to `create extension`. */
export const extensions = { pg_trgm, unaccent };
