// npm run agencies -- list: the e-mail domains and bureaus of agencies, in the database of DATABASE_URL or in the embedded one, running or not.
import { join } from 'node:path';
import { loadWith, root } from './operator-command.ts';

await loadWith(join(root, 'apps', 'server', 'src', 'run-agencies.ts'), (_word, position) => position === 1);
