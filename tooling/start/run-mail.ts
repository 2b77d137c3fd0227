// npm run mail -- list: mail that waits, was sent or could not be sent, in the database of DATABASE_URL or in the embedded one, running or not.
import { join } from 'node:path';
import { loadWith, root } from './operator-command.ts';

await loadWith(join(root, 'apps', 'server', 'src', 'run-mail.ts'), () => false);
