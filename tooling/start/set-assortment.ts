// npm run stores:assortment -- STORE [FILE]: what a store sells, in the database of DATABASE_URL or in the embedded one, running or not.
import { loadAsOwnerWith, root } from './operator-command.ts';
import { assortmentProgram } from './supplied-assortments.ts';

/** Of the words the first is a store, but for a file of all stores. */
await loadAsOwnerWith(assortmentProgram(root), (_word, position) => position > 0 || process.argv.includes('--all'));
