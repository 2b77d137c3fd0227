import { analyticsPoint, type AnalyticsEvent } from '../extension/index.ts';
import type { PageContent } from './page.ts';
import type { OpenModal } from '../shell/index.ts';
import type { CurrentStore } from '../store/index.ts';
import { cartItemsIn } from './cart-items.ts';

/** Tells the store's sinks what is shown (specification, section 7). A sink that throws does no harm. */
export function track(store: CurrentStore, name: AnalyticsEvent['name'], content: PageContent | OpenModal): void {
  const runtime = store.runtime.get();
  const sinks = runtime?.many(analyticsPoint) ?? [];
  if (runtime === null || sinks.length === 0) return;
  for (const sink of sinks) {
    try {
      sink.track({
        name,
        storeName: runtime.name,
        path: 'path' in content ? content.path : '',
        responseName: 'responseName' in content ? content.responseName : null,
        cartItems: 'attributes' in content ? cartItemsIn(content.attributes) : [],
      });
    } catch {
      // Counting visits is never worth an error.
    }
  }
}
