// npm run member-domains -- list: the e-mail domains of state and local governments, in the database of DATABASE_URL or in the embedded one, running or not.
import { join } from 'node:path';
import { loadWith, root } from './operator-command.ts';

/** Domains are words, too; files end in what they are. */
await loadWith(join(root, 'apps', 'server', 'src', 'run-member-domains.ts'), (word, position) => position === 1 && /\.csv$/i.test(word));
