import type { AnalyticsEvent, AnalyticsProvider, AnalyticsServices, AnalyticsSink } from '../extension/index.ts';
import { cartItemsIn } from './cart-items.ts';

/** What is shown now. */
export interface ShownNow {
  readonly event: Omit<AnalyticsEvent, 'cartItems'>;
  readonly attributes: unknown;
}

/** Tells the providers of a visitor who has agreed; loaded for such visitors alone. Nothing that fails in a provider does harm. */
export class AnalyticsSinks {
  readonly #own: AnalyticsServices;
  readonly #loaded = new Map<AnalyticsProvider, Promise<AnalyticsSink | null>>();
  #isStopped = false;

  constructor(own: AnalyticsServices) {
    this.#own = own;
  }

  tell(providers: readonly AnalyticsProvider[], { event, attributes }: ShownNow): void {
    const told = { ...event, cartItems: cartItemsIn(attributes) };
    for (const provider of providers) void this.#sinkOf(provider).then((sink) => (this.#isStopped ? undefined : sink?.track(told))).catch(() => {});
  }

  /** The visitor has taken back what they agreed to: also what was on its way to a provider that is being loaded is not told any more. */
  stop(): void {
    this.#isStopped = true;
    for (const sink of this.#loaded.values()) void sink.then((loaded) => loaded?.stop?.()).catch(() => {});
  }

  #sinkOf(provider: AnalyticsProvider): Promise<AnalyticsSink | null> {
    const known = this.#loaded.get(provider) ?? load(provider, this.#own);
    this.#loaded.set(provider, known);
    return known;
  }
}

/** Counting visits is never worth an error. */
async function load(provider: AnalyticsProvider, own: AnalyticsServices): Promise<AnalyticsSink | null> {
  try {
    return (await provider.load(own)).default;
  } catch {
    return null;
  }
}
