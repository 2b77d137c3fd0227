import { Component, type ReactNode } from 'react';
import type { Storefront } from '../engine/index.ts';
import { StorefrontContext } from './storefront-context.ts';

interface Props {
  /** Told of each failure. */
  onFailure: (storefront: Storefront, cause: unknown) => void;
  /** The content in place of what failed. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part of a store that fails takes nothing around it along. */
export class FailureBoundary extends Component<Props, { failed: boolean }> {
  static override contextType = StorefrontContext;
  declare context: Storefront | null;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown): void {
    if (this.context !== null) this.props.onFailure(this.context, cause);
  }

  override render(): ReactNode {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}
