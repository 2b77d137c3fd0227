import { Component, type ReactNode } from 'react';
import type { Storefront } from '../engine/storefront.ts';
import { StorefrontContext } from './storefront-context.ts';

interface Props {
  children: ReactNode;
}

/** A store whose root or layout fails is switched off alone: the host then shows that, and why, in its own words. */
export class StoreBoundary extends Component<Props, { failed: boolean }> {
  static override contextType = StorefrontContext;
  declare context: Storefront | null;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.context?.storeFailed(cause);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
