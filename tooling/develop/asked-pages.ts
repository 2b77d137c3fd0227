// The render bundle of the marketplace server in development (apps/web/README.md has its contract): each question goes to the process that has the
// sources of the web, so that a changed screen needs no new server, and a new server finds the screens ready.
import type { Answer, Question } from './questions.ts';

const waiting = new Map<number, { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void }>();
let asked = 0;

process.on('message', (message: object) => {
  if (!('answers' in message)) return;
  const answer = message as Answer;
  const { resolve, reject } = waiting.get(answer.answers) ?? {};
  waiting.delete(answer.answers);
  if (answer.error === undefined) resolve?.(answer.value);
  else reject?.(new Error(answer.error));
});

async function ask(name: Question['asks'], input: unknown): Promise<unknown> {
  const id = ++asked;
  const question: Question = { asks: name, id, input };
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    process.send?.(question);
  });
}

export const builtInStores = await ask('builtInStores', null);

export const chooseStoreName = ({ query, ...clues }: { readonly query: URLSearchParams }): Promise<unknown> => ask('chooseStoreName', { ...clues, query: query.toString() });

export async function publicPage(url: string, site: unknown): Promise<unknown> {
  const page = (await ask('publicPage', { url, site })) as { readonly query: string } | null;
  return page === null ? null : { ...page, query: new URLSearchParams(page.query) };
}

export const render = ({ assets: _assets, onError: _onError, ...page }: { readonly assets: unknown; readonly onError?: unknown }): Promise<unknown> => ask('render', page);

export const inspectStores = (): Promise<unknown> => ask('inspectStores', null);

/** The process of the sources knows their addresses. */
export const loadAssets = async (): Promise<null> => null;

/** Stores that are shipped alone run on the modules of a build, and there is none. */
export const importMapOf = (): unknown => ({ imports: {}, integrity: {} });

export function developmentPage(): never {
  throw new Error('npm run dev has no build of the web, on which a store that is shipped alone would run. Develop it in front of npm start.');
}
