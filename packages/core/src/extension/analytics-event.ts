import type { Money } from '@quartermaster/contracts';

/** A cart item as analytics sees it: the specification's names (section 3). */
export interface AnalyticsCartItem {
  readonly manufactureName: string;
  readonly itemNumber: string;
  readonly contractNumber: string;
  readonly programName: string;
  readonly features: string;
  readonly description: string;
  readonly cartKey: string;
  readonly gsin: string | null;
  readonly name: string;
  readonly price: { readonly unitPrice: Money };
  readonly quantity: number;
  /** Code, for example `EA`. */
  readonly unitOfIssue: string;
}

/** One thing that a buyer or visitor was shown. It never says who: no name, no address, no query. */
export interface AnalyticsEvent {
  readonly name: 'page' | 'modal' | 'error';
  readonly storeName: string;
  readonly path: string;
  readonly responseName: string | null;
  /** The lines of the cart; empty on pages that show no cart. */
  readonly cartItems: readonly AnalyticsCartItem[];
}

/** Takes events away. None is there by default: nothing leaves the site. */
export interface AnalyticsSink {
  track(event: AnalyticsEvent): void;
  /** The visitor has taken their consent back: what is kept of them in this browser goes. */
  stop?(): void;
}
