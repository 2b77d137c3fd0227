// npm run synonyms -- list: words that buyers use for the same thing, in the database of DATABASE_URL or in the embedded one, running or not.
import { join } from 'node:path';
import { loadWith, root } from './operator-command.ts';

/** Words are no paths; files end in what they are. */
await loadWith(join(root, 'apps', 'server', 'src', 'run-synonyms.ts'), (word, position) => position === 1 && /\.txt$/i.test(word));
