import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { createLogger, createServer, type Logger, type Plugin, type ViteDevServer } from 'vite';
import { answerQuestion, type Pages } from './answer-questions.ts';
import { firstScript, problemPage, shownEvent, sourcesBase, withDevelopment } from './page-scripts.ts';
import type { Question } from './questions.ts';

/** How the web is developed. */
export interface WebOptions {
  /** The repository. */
  readonly root: string;
  /** Where browsers find the marketplace. */
  readonly port: number;
  /** Where the marketplace server listens. */
  readonly serverPort: number;
  /** Waits until the marketplace server takes calls; else says why it does not. */
  readonly settled: () => Promise<string | null>;
  /** A call is passed on to the marketplace server, at once after it has settled. */
  readonly passOn: (ended: Promise<unknown>) => void;
  readonly say: (line: string) => void;
  /** A file was changed, added or deleted; its path from the root of the repository. */
  readonly onChange: (file: string, isOfWeb: boolean) => void;
  readonly onShown: () => void;
}

/** The sources of the web in front of the marketplace server. */
export interface Web {
  answer(question: Question): Promise<unknown>;
  /** Looks at these folders too. */
  follow(folders: readonly string[]): void;
  /** The pages that are shown now; those get the news. */
  audience(): { reload(): void };
  showProblem(problem: string): void;
  listen(): Promise<void>;
  close(): Promise<void>;
}

const [starter, entry] = ['src/starter/starter.ts', 'src/browser.tsx'];

/** The files of every page: the browser asks for all others itself. */
const source = (name: string) => ({ [name]: { file: `${sourcesBase.slice(1)}${name}`, isEntry: true } });
const assets = { manifest: { ...source(starter), ...source(entry) }, integrity: {}, hosting: { manifest: {}, integrity: {} } };

/** Makes the sources of the web into modules as browsers and pages of the server ask for them. */
export async function openWeb({ root, port, serverPort, settled, passOn, say, onChange, onShown }: WebOptions): Promise<Web> {
  const vite = await createServer({
    configFile: false,
    root: join(root, 'apps', 'web'),
    base: sourcesBase,
    appType: 'custom',
    publicDir: false,
    clearScreen: false,
    customLogger: withoutLostSockets(),
    plugins: [gate(settled, passOn), react({ jsxImportSource: '@emotion/react' })],
    optimizeDeps: { entries: [entry] },
    server: {
      host: 'localhost',
      port,
      strictPort: true,
      // The server's answers have headers of their own.
      cors: false,
      fs: { allow: ['apps/web', 'packages', 'node_modules'].map((folder) => join(root, folder)) },
      proxy: { [`^/(?!${sourcesBase.slice(1)})`]: { target: `http://127.0.0.1:${serverPort}`, ws: true } },
      warmup: { clientFiles: [entry] },
    },
  });
  vite.ws.on(shownEvent, onShown);
  const noteChange = (file: string): void => onChange(relative(root, file).replaceAll('\\', '/'), (vite.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0);
  for (const event of ['change', 'add', 'unlink']) vite.watcher.on(event, noteChange);
  const sources = { pages: lastGood(vite, say), assets, complete: withDevelopment, say };
  return {
    answer: (question) => answerQuestion(question, sources),
    follow: (folders) => void vite.watcher.add([...folders]),
    audience() {
      const clients = [...vite.ws.clients];
      return {
        reload() {
          for (const client of clients) if (vite.ws.clients.has(client)) client.send({ type: 'full-reload', path: '*' });
        },
      };
    },
    showProblem: (problem) => vite.ws.send({ type: 'error', err: { message: problem, stack: '' } }),
    listen: async () => void (await vite.listen()),
    close: () => vite.close(),
  };
}

/** A socket that is lost while a server is started anew connects again by itself. */
function withoutLostSockets(): Logger {
  const logger = createLogger('warn');
  return { ...logger, error: (message, options) => (message.includes('ws proxy') ? undefined : logger.error(message, options)) };
}

/** The pages as the sources make them. A mistake in them is told, and shown by the browser; until it is mended the server uses those of before. */
function lastGood(vite: ViteDevServer, say: (line: string) => void): () => Promise<Pages> {
  let good: Pages | null = null;
  let told = '';
  return async () => {
    try {
      good = (await vite.ssrLoadModule('/src/render.tsx')) as unknown as Pages;
      told = '';
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== told) say(problem);
      told = problem;
      if (good === null) throw error;
    }
    return good;
  };
}

/** In front of everything: calls wait while the marketplace server is started anew. */
function gate(settled: WebOptions['settled'], passOn: WebOptions['passOn']): Plugin {
  return {
    name: 'quartermaster:gate',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { url = '/', headers } = request;
        if (url === `${sourcesBase}first.js`) return void response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(firstScript);
        if (url.startsWith(sourcesBase)) return next();
        const answer = async (): Promise<void> => {
          const problem = await settled();
          if (problem === null) {
            passOn(new Promise((resolve) => response.once('close', resolve)));
            return next();
          }
          const isPage = headers.accept?.includes('text/html') === true;
          response.writeHead(503, { 'content-type': `${isPage ? 'text/html' : 'text/plain'}; charset=utf-8`, 'cache-control': 'no-store' }).end(isPage ? problemPage(problem) : problem);
        };
        void answer();
      });
    },
  };
}
