import type { ComponentType } from 'react';
import type { ErrorReport } from '../errors/index.ts';
import { contribution, extensionPoint, described, member, text, type Contribution } from '../extension/index.ts';
import type { LayoutId } from './screen.ts';

/** Props of a display-only screen: its data come from the caller, not from a service. */
export interface DisplayScreenProps {
  title: string;
  message: string;
  /** The error, for the error screens; null for other pages. */
  report: ErrorReport | null;
  /** Further data of the caller; null when there are none. */
  data?: unknown;
  query: URLSearchParams;
}

export interface DisplayScreenDefinition {
  /** Below `/ds`, for example `/error/http_error`; `/404` is the page of an unknown address. */
  readonly path: string;
  readonly layout: LayoutId;
  readonly title: string;
  readonly load: () => Promise<{ default: ComponentType<DisplayScreenProps> }>;
}

/** The display-only screens by path. An error without a screen of its own is shown by `/error/unexpected`. */
export const dsScreenPoint = extensionPoint<DisplayScreenDefinition>()('display screen', 'keyed', {
  doc: 'A screen whose data the caller supplies: errors, 404.',
  validate: (value) => {
    for (const name of ['path', 'layout', 'title']) {
      const problem = text(member(value, name), null);
      if (problem !== null) return `Its ${name} is wrong: ${problem}`;
    }
    const load = member(value, 'load');
    return typeof load === 'function' ? null : `It must have load(), a lazy import of its component, not ${described(load)}.`;
  },
});

/** Declares a display-only screen. */
export function displayScreen(definition: DisplayScreenDefinition): Contribution {
  return contribution(dsScreenPoint, definition.path, Object.freeze(definition));
}
