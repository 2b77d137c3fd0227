import {
  accessCheckPoint, analyticsPoint, confirmDialogPoint, errorLoggerPoint, registrationFlowPoint, sessionWarningPoint, type ErrorReport, type ExtensionPoint, type StorePlugin,
} from '@quartermaster/core';
import type { StoreRuntime } from '@quartermaster/core/host';
import type { ProbeFinding } from './finding.ts';
import { never, orNever } from './patience.ts';
import { ownTimeout } from './watch.ts';

const report: ErrorReport = {
  title: 'Unexpected Error', message: 'Something failed.', displayErrorDetail: false, name: 'Sample Error', exceptionID: 'sample', errorID: null,
  occurrenceTimeOnServer: '2026-01-15T12:00:00.000Z', loggedIn: false, firstName: null, lastName: null, storeName: 'SAMPLE', ipAddress: null,
  attributes: {
    status: null, statusText: null, detailedErrorMessage: null, wsPath: null, wsQueryParams: null, wsPayload: null, wsResponseName: null, storeID: null, displayHomeLink: true,
    FATAL_ERROR: false,
  },
};

interface Trial {
  readonly point: ExtensionPoint<unknown>;
  readonly act: (runtime: StoreRuntime, signal: AbortSignal) => unknown;
}

/** The calls that the engine makes to each behavior of a store, as it makes them. */
const trials: readonly Trial[] = [
  { point: errorLoggerPoint, act: (runtime) => runtime.one(errorLoggerPoint)?.log(report, new Error('sample')) },
  { point: analyticsPoint, act: (runtime) => Promise.all(runtime.many(analyticsPoint).map(async (provider) => (await provider.load({ tell: () => Promise.resolve() })).default.track({ name: 'page', storeName: runtime.name, path: '/main/start_page', responseName: 'Success', cartItems: [] }))) },
  {
    point: accessCheckPoint,
    act: (runtime) => runtime.one(accessCheckPoint)?.destination({
      storeID: runtime.number, storeName: runtime.name, ipAddress: '192.0.2.1', loggedIn: true, appServerID: 'test', firstName: 'Demo', lastName: 'Buyer', agencyCode: null,
      sessionTimeout: 1800, unreadMessages: 0, cartSummary: { lineCount: 0, subtotal: { amount: 0, currency: 'USD' } },
    }),
  },
  { point: registrationFlowPoint, act: (runtime) => runtime.one(registrationFlowPoint)?.next(() => Promise.resolve(null)) },
  { point: confirmDialogPoint, act: (runtime, signal) => runtime.one(confirmDialogPoint)?.ask({ title: 'Sample', body: 'Sample?', confirmLabel: 'Yes', cancelLabel: 'No' }, signal) },
  { point: sessionWarningPoint, act: (runtime, signal) => runtime.one(sessionWarningPoint)?.ask({ secondsLeft: { get: () => 300, subscribe: () => () => {} }, again: false }, signal) },
];

/** The behaviors that the store brings are asked as the engine asks them: none throws, none keeps the engine waiting. */
export async function strategyFindings(store: StorePlugin, runtime: StoreRuntime): Promise<ProbeFinding[]> {
  const own = new Set([...(store.adds ?? []), ...(store.overrides ?? [])].map(({ point }) => point));
  const found = await Promise.all(trials.filter(({ point }) => own.has(point)).map(({ point, act }) => trial(point.id, (signal) => act(runtime, signal))));
  return found.filter((one) => one !== null);
}

async function trial(name: string, act: (signal: AbortSignal) => unknown): Promise<ProbeFinding | null> {
  const question = new AbortController();
  try {
    const answer = Promise.resolve(act(question.signal));
    answer.catch(() => {});
    // A question without an answer is taken back; then it is over.
    ownTimeout(() => question.abort(), 50);
    if ((await orNever(answer)) !== never) return null;
    return { check: 'never settles', message: `The ${name} of the store does not settle, even when the question is taken back.`, remedy: 'Settle on every path, and when the signal aborts.' };
  } catch (error) {
    return { check: 'throws', message: `The ${name} of the store throws: ${String(error).slice(0, 200)}.`, remedy: 'Catch what can fail inside of it.' };
  }
}
