// npm run approval-rules -- list: who authorizes orders, in the database of DATABASE_URL or in the embedded one, running or not.
import { join } from 'node:path';
import { loadWith, root } from './operator-command.ts';

await loadWith(join(root, 'apps', 'server', 'src', 'run-approval-rules.ts'), (word, position) => position === 1 && /\.csv$/i.test(word));
