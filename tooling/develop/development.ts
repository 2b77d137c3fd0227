import { dirname, join, relative } from 'node:path';
import { StartError } from '../start/error.ts';
import type { Marketplace } from '../start/marketplace.ts';
import { startMarketplace } from '../start/marketplace.ts';
import { freePort } from '../start/ports.ts';
import { startService, type Service, type ServiceDescription } from '../start/service.ts';
import type { Settings } from '../start/settings.ts';
import { FollowedServer } from './followed-server.ts';
import { keepJournal } from './journal.ts';
import { isQuestion, type Answer } from './questions.ts';
import { isPartOfProgram, sourceFolders } from './source-folders.ts';
import { makeWebFolder } from './web-folder.ts';
import { openWeb } from './web.ts';

/** The server behind the web; the identity server has an address of its own. */
const marketplaceServer = 'marketplace server';

/** Milliseconds that a server may take to be ready: somebody may have stopped it in a debugger. */
const patience = 300_000;

interface Followed {
  readonly server: FollowedServer;
  /** Paths from the root of the repository. */
  readonly folders: readonly string[];
}

/**
 * Starts the marketplace on its sources: the web through Vite, which is in front of the marketplace server, and both servers so that each is started anew when
 * its sources change. The database runs on meanwhile.
 *
 * @throws StartError with one sentence
 */
export async function startDevelopment(root: string, settings: Settings, say: (line: string) => void): Promise<Marketplace> {
  const serverPort = await freePort();
  const followed: Followed[] = [];
  const marketplaceFollowed = Promise.withResolvers<FollowedServer>();
  const webFolder = join(settings.dataDir, 'development');
  const journal = keepJournal(say, () => performance.now());
  const web = await openWeb({
    root,
    port: settings.port,
    serverPort,
    say,
    settled: async () => (await marketplaceFollowed.promise).settled(),
    passOn: (ended) => void marketplaceFollowed.promise.then((server) => server.passOn(ended)),
    onShown: () => journal.shown(),
    onChange(file, isOfWeb) {
      const concerned = isPartOfProgram(file) ? followed.filter(({ folders }) => folders.some((folder) => file.startsWith(`${folder}/`))) : [];
      if (!isOfWeb && concerned.length === 0) return;
      journal.changed(file);
      for (const { server } of concerned) void server.restart();
    },
  });

  async function start(description: ServiceDescription): Promise<Service> {
    const { name } = description;
    const folders = sourceFolders(root, relative(root, dirname(dirname(description.script))));
    let isFirst = true;
    let audience = web.audience();
    const server = new FollowedServer(() => startService({ ...description, patienceMs: patience, env: { ...description.env, NODE_COMPILE_CACHE: join(webFolder, 'compiled') }, hear }), {
      onRestart: () => (audience = web.audience()),
      onReady(ms) {
        if (!isFirst) say(`The ${name} was started anew in ${(ms / 1000).toFixed(2)} s.`);
        isFirst = false;
        audience.reload();
      },
      onProblem(problem) {
        say(`${problem}\nIt is started again when one of its sources changes.`);
        web.showProblem(problem);
      },
    });
    web.follow(folders.map((folder) => join(root, folder)));
    followed.push({ server, folders });
    const ready = server.restart();
    if (name === marketplaceServer) marketplaceFollowed.resolve(server);
    await ready;
    // A mistake in its sources ends nothing.
    return { name, died: new Promise(() => {}), stop: () => server.stop() };
  }

  function hear(message: object, answer: (message: object) => void): void {
    if (!isQuestion(message)) return;
    const answers = message.id;
    web.answer(message).then(
      (value) => answer({ answers, value } satisfies Answer),
      (error: unknown) => answer({ answers, error: error instanceof Error ? error.message : String(error) } satisfies Answer),
    );
  }

  try {
    if (settings.processes > 1) throw new StartError('npm run dev runs one server process: leave --processes and PROCESSES out.');
    const marketplace = await startMarketplace(root, settings, say, Promise.resolve(), {
      command: 'npm run dev',
      start,
      async beforeServers() {
        makeWebFolder(webFolder, root);
        // The servers ask each other over it; calls wait until there is somebody to answer.
        await web.listen();
      },
      marketplace: { PORT: String(serverPort), HOST: '127.0.0.1', WEB_FOLDER: webFolder },
    });
    return {
      ...marketplace,
      async stop() {
        await web.close();
        await marketplace.stop();
      },
    };
  } catch (error) {
    await web.close();
    throw error;
  }
}
