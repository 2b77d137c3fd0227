import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { test, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { chance } from '../../tooling/vitest/slow-answers/chance.ts';

/** The seed of `npm run test:journeys:slow`; null where answers come as fast as they can. */
const seed = process.env['E2E_SLOW'] ?? null;

/** Chooses the seed where the run asks for any: with it the same answers are late again. */
export function chooseSlowSeed(): void {
  if (process.env['E2E_SLOW'] === 'any') process.env['E2E_SLOW'] = String(randomInt(1_000_000));
}

/** Answers of the API and files of the web. Pages come at once: a browser shows nothing of one that it waits for. */
const late = ['*/advantage/rs/*', '*/advantage/desk/*', '*/assets/*.js'];

interface Delay {
  /** Milliseconds before the request is sent: the server hears of it late. */
  readonly before: number;
  /** Milliseconds for which the answer is held: what was asked later is answered earlier. */
  readonly after: number;
}

/** The first script, before which a press leaves no trace (decision 0114). */
const firstScript = '/assets/starter-';

/** By how much the nth request of a journey for a path is late: half of them by up to 150 ms, and three of ten by 300 to 1,500 ms. A file is late by a third of that. */
function delayOf(ofSeed: string, journey: string, path: string, nth: number): Delay {
  if (path.startsWith(firstScript)) return { before: 0, after: 0 };
  const drawn = (what: string): number => chance([what, ofSeed, journey, path, nth].join('\n'));
  const [kind, share, side] = [drawn('kind'), drawn('share'), drawn('side')];
  const full = kind < 0.5 ? share * 150 : kind < 0.8 ? 300 + share * 1_200 : 0;
  const milliseconds = Math.round(path.startsWith('/assets/') ? full / 3 : full);
  return side < 0.5 ? { before: milliseconds, after: 0 } : { before: 0, after: milliseconds };
}

/** Holds what this page asks for, below all that a journey itself answers in place of the server. */
async function slowPage(page: Page, delayAt: (url: string) => Delay): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const afterwards = new Map<string, number>();
  session.on('Fetch.requestPaused', ({ requestId, request, responseStatusCode, responseErrorReason }) => {
    const isAnswer = responseStatusCode !== undefined || responseErrorReason !== undefined;
    const { before, after } = isAnswer ? { before: 0, after: afterwards.get(requestId) ?? 0 } : delayAt(request.url);
    if (isAnswer) afterwards.delete(requestId);
    else afterwards.set(requestId, after);
    // The page may be closed by then.
    void wait(isAnswer ? after : before).then(() => session.send('Fetch.continueRequest', { requestId, interceptResponse: !isAnswer && after > 0 })).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: late.map((urlPattern) => ({ urlPattern, requestStage: 'Request' as const })) });
}

/** Has the answers of a browser come late and out of order, where the run asks for it: by times that follow from the seed, the journey and what is asked. */
export function slowContext(context: BrowserContext): void {
  if (seed === null) return;
  const journey = test.info().titlePath.join(' > ');
  const counts = new Map<string, number>();
  const delayAt = (url: string): Delay => {
    const { pathname } = new URL(url);
    const nth = counts.get(pathname) ?? 0;
    counts.set(pathname, nth + 1);
    return delayOf(seed, journey, pathname, nth);
  };
  context.on('page', (page) => {
    const slow = slowPage(page, delayAt).catch(() => {});
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      await slow;
      return goto(address, options);
    };
  });
}
