import { analyticsPoint, type AnalyticsEvent } from '../extension/behaviour-points.ts';
import type { CurrentStore } from '../store/current-store.ts';

/** Tells the store's sinks what is shown (specification, section 7). A sink that throws harms nobody. */
export function track(store: CurrentStore, name: AnalyticsEvent['name'], content: object): void {
  const runtime = store.runtime.get();
  if (runtime === null) return;
  const path = 'path' in content && typeof content.path === 'string' ? content.path : '';
  const responseName = 'responseName' in content && typeof content.responseName === 'string' ? content.responseName : null;
  for (const sink of runtime.many(analyticsPoint)) {
    try {
      sink.track({ name, storeName: runtime.name, path, responseName });
    } catch {
      // Counting visits is never worth an error.
    }
  }
}
