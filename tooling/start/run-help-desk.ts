// npm run help-desk -- list: messages to the help desk and its contacts, in the database of DATABASE_URL or in the embedded one, running or not.
import { join } from 'node:path';
import { loadWith, root } from './operator-command.ts';

/** Reference numbers are words, too; files end in what they are. */
await loadWith(join(root, 'apps', 'server', 'src', 'run-help-desk.ts'), (word, position) => position === 1 && /\.(?:csv|json)$/i.test(word));
