import type { Question } from './questions.ts';

/** The web's pages as its sources make them: what a build has in `dist/render/render.js`. */
export interface Pages {
  readonly builtInStores: readonly string[];
  chooseStoreName(clues: object): string;
  publicPage(url: string, site: unknown): Promise<{ readonly query: URLSearchParams } | null>;
  render(page: object): Promise<{ readonly html: string }>;
  inspectStores(): Promise<unknown>;
}

/** The parts that answers are made of. */
export interface Sources {
  /** The pages as the sources make them now, or as they were before somebody made a mistake in them. */
  readonly pages: () => Promise<Pages>;
  /** The files of a page, as a build would name them. */
  readonly assets: unknown;
  /** Adds what a page needs in development. */
  readonly complete: (html: string, nonce: string) => string;
  readonly say: (line: string) => void;
}

/** Answers a question of the marketplace server. @throws Error of the sources */
export async function answerQuestion({ asks, input }: Question, { pages: load, assets, complete, say }: Sources): Promise<unknown> {
  const pages = await load();
  const given = (input ?? {}) as Readonly<Record<string, unknown>>;
  switch (asks) {
    case 'builtInStores':
      return pages.builtInStores;
    case 'inspectStores':
      return pages.inspectStores();
    case 'chooseStoreName':
      return pages.chooseStoreName({ ...given, query: new URLSearchParams(String(given['query'])) });
    case 'publicPage': {
      const page = await pages.publicPage(String(given['url']), given['site']);
      return page === null ? null : { ...page, query: page.query.toString() };
    }
    case 'render': {
      const isShipped = given['shipped'] !== null;
      if (isShipped) say(`${String(given['storeName'])} is shipped alone and runs on a build of the web: npm start shows it.`);
      const onError = (error: unknown): void => say(`${String(given['url'])} could not be rendered; the browser renders it: ${error instanceof Error ? error.stack ?? error.message : String(error)}`);
      const page = await pages.render({ ...given, shipped: isShipped ? 'broken' : null, assets, onError });
      return { ...page, html: complete(page.html, String(given['nonce'])) };
    }
  }
}
