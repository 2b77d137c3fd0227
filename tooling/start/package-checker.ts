import { join } from 'node:path';
import { keepService } from './kept-service.ts';
import { startService, type Service } from './service.ts';

export interface CheckerOptions {
  readonly root: string;
  /** Under the role that owns the tables: stores are installed by it. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
}

/** What a package asks of the program that carries it out. */
interface Order {
  readonly workId: number;
  readonly words: readonly string[];
}

/**
 * Has packages of stores checked that are added at the desk, as `npm run stores -- requests --watch` does: a program of the server looks for them and says which, and the rules are run from here,
 * in a browser that is looked for, and installed where there is none, when the first one comes. A fault of it stops no other part: the desk says that packages wait.
 */
export function startPackageChecker({ root, databaseUrl, dataDir, env, say }: CheckerOptions): Pick<Service, 'stop'> {
  const checking = new AbortController();
  const start = (): Promise<Service> =>
    startService({
      name: 'package checker',
      script: join(root, 'apps/server/src/store-requests.ts'),
      args: ['--watch', '--after-servers'],
      env: { ...env, DATABASE_URL: databaseUrl },
      logFile: join(dataDir, 'logs', 'package-checker.log'),
      hear: (order, answer) => void check(order as Order, answer),
    });

  async function check(order: Order, answer: (message: object) => void): Promise<void> {
    const end = await carriedOut(order, (step) => answer({ kind: 'step', step })).catch((error: unknown) => ({ refusal: { error: error instanceof Error ? error.message : String(error) }, failed: true }));
    answer({ kind: 'end', end });
  }

  async function carriedOut(order: Order, tell: (step: string) => void): Promise<object> {
    // Loaded for the first package: most trials see none.
    const [{ carryOut }, { kitConformance }, { deploymentOn }] = await Promise.all([import('../assemble/requests.ts'), import('../assemble/conformance.ts'), import('../assemble/deployment.ts')]);
    const { findBrowser } = (await import(new URL('../setup/browser.mjs', import.meta.url).href)) as { findBrowser(root: string, say: (line: string) => void): Promise<string> };
    process.env['BROWSER_BIN'] = await findBrowser(root, tell);
    return carryOut(order, { deployment: deploymentOn(databaseUrl, root), conformance: kitConformance(root, checking.signal), here: process.env['INIT_CWD'] ?? process.cwd(), say: tell });
  }

  const kept = keepService(start, say).catch((error: unknown) => {
    say(`Packages of stores that are added at the desk are not checked: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  });
  void kept.then((service) => service?.died.then((error) => say(`Packages of stores that are added at the desk are not checked any more: ${error.message}`)));
  return {
    async stop() {
      // First the program that takes packages: one that is being checked is left as it is, and taken anew at the next start.
      await (await kept)?.stop();
      checking.abort();
    },
  };
}
