import type { RequestOf } from '@quartermaster/contracts';
import type { AnalyticsServices, AnalyticsSink, Clock } from '@quartermaster/core';

type Step = RequestOf<'/main/page_steps'>['steps'][number];

/** Milliseconds for which steps are collected before they are sent together. */
const collectFor = 10_000;
/** What one call takes. */
const atOnce = 50;

/** Takes events apart from all but the pages: what was shown before is kept in memory, and gone with the tab. */
export function countPageSteps({ tell }: AnalyticsServices, timers: Pick<Clock, 'setTimeout' | 'clearTimeout'> = window, tab: Document = document): AnalyticsSink {
  let from = '';
  let steps: Step[] = [];
  let timer: ReturnType<Clock['setTimeout']> | null = null;
  const endTimer = (): void => {
    if (timer !== null) timers.clearTimeout(timer);
    timer = null;
  };
  const send = (): void => {
    endTimer();
    if (steps.length > 0) void tell('/main/page_steps', { steps });
    steps = [];
  };
  const sendWhenLeft = (): void => {
    if (tab.visibilityState === 'hidden') send();
  };
  tab.addEventListener('visibilitychange', sendWhenLeft);
  return {
    track({ name, path, responseName }) {
      steps.push({ from, to: path, kind: name, responseName: responseName ?? '' });
      if (name !== 'modal') from = path;
      if (steps.length >= atOnce) send();
      else timer ??= timers.setTimeout(send, collectFor);
    },
    stop() {
      endTimer();
      steps = [];
      tab.removeEventListener('visibilitychange', sendWhenLeft);
    },
  };
}
