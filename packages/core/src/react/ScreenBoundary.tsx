import { Component, type ReactNode } from 'react';
import type { ScreenFailure, Storefront } from '../engine/index.ts';
import { StorefrontContext } from './storefront-context.ts';

interface Props {
  /** Path and response name, for the report. */
  name: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  /** Comes a moment after the failure: the error screen is loaded first. */
  failure: ScreenFailure | null;
}

/** A screen fails alone: the shell around it goes on, and the error screen takes its place. */
export class ScreenBoundary extends Component<Props, State> {
  static override contextType = StorefrontContext;
  declare context: Storefront | null;
  override state: State = { failed: false, failure: null };

  override componentDidCatch(cause: unknown): void {
    const storefront = this.context;
    if (storefront === null) return;
    void storefront.screenFailed(this.props.name, cause).then((failure) => {
      this.setState({ failure });
    });
  }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override render(): ReactNode {
    const { failed, failure } = this.state;
    if (!failed) return this.props.children;
    if (failure === null) return null;
    const { report, Screen } = failure;
    const query = new URLSearchParams();
    if (Screen !== null) return <Screen title={report.title} message={report.message} report={report} query={query} />;
    return (
      <div role="alert">
        <h1>{report.title}</h1>
        <p>{report.message}</p>
      </div>
    );
  }
}
