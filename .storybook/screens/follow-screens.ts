import type { Plugin } from 'vite';
import { writeStories } from './write-stories.ts';

/** The files that decide which screens there are: maps, contracts, and the stores' own lists. */
const deciding = /\/packages\/(contracts\/src\/|[^/]+\/src\/.*(\.screens|index)\.ts$)/;

/** While the catalog runs, its stories of screens follow the sources. */
export function followScreens(): Plugin {
  let isDue = false;
  let writing: Promise<void> | null = null;
  async function write(say: (message: string) => void): Promise<void> {
    while (isDue) {
      isDue = false;
      // A source that is half written must not end the catalog: the next change tries again.
      await writeStories().catch((error: unknown) => say(`The stories of screens stay as they are: ${String(error)}`));
    }
    writing = null;
  }
  return {
    name: 'quartermaster:follow-screens',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        if (!deciding.test(file.replaceAll('\\', '/'))) return;
        isDue = true;
        writing ??= write((message) => server.config.logger.warn(message));
      });
    },
  };
}
