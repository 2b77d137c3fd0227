import { Component, type ReactNode } from 'react';
import type { Storefront } from '../engine/storefront.ts';
import { StorefrontContext } from './storefront-context.ts';

interface Props {
  /** Id of the extension point, for the report. */
  name: string;
  /** What stands in the place of a part that failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A part that a store brings, such as its header, fails alone: the page goes on without it. */
export class SlotBoundary extends Component<Props, { failed: boolean }> {
  static override contextType = StorefrontContext;
  declare context: Storefront | null;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown): void {
    void this.context?.screenFailed(this.props.name, cause);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
