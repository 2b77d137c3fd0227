// npm run information:load -- FOLDER: loads into the database of DATABASE_URL, or into the embedded one, running or not.
import { loadWith, root } from './operator-command.ts';
import { informationLoader } from './supplied-information.ts';

await loadWith(informationLoader(root));
