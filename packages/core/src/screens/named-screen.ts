import type { AttributesOf, ResponseName, ServicePath } from '@quartermaster/contracts';
import { contribution, type Contribution } from '../extension/index.ts';
import { namedScreenPoint } from './named-screen-point.ts';
import { screenKey } from './screen-key.ts';
import { screenPoint } from './screen-point.ts';
import type { ScreenDefinition, ScreenLook } from './screen.ts';

/** A screen with a name: the rows of the screen map refer to it, and a store that replaces it replaces it for all of them. */
export interface NamedScreen<Attributes> extends ScreenLook<Attributes> {
  /** Unique among the screens, in small letters with hyphens: `checkout-review`. */
  readonly name: string;
}

/** A screen of any attributes: what it takes was checked where it was declared. */
export type AnyNamedScreen = NamedScreen<never>;

/** The replacement of a screen. Title and identity say which page it is: they stay as they were unless they are given. */
export type ScreenReplacement<Attributes> = Omit<ScreenLook<Attributes>, 'title' | 'identity'> & Partial<Pick<ScreenLook<Attributes>, 'title' | 'identity'>>;

/** Declares a screen. Its attributes are those that its component takes. */
export function defineScreen<Attributes>(name: string, look: ScreenLook<Attributes>): NamedScreen<Attributes> {
  return Object.freeze({ ...look, name });
}

/**
 * A row of the screen map: the screen of one response. It does not compile unless the screen takes exactly the attributes
 * of that response.
 */
export function screenFor<const Path extends ServicePath, const Name extends ResponseName<Path>>(
  path: Path,
  responseName: Name,
  screen: NamedScreen<AttributesOf<Path, Name>>,
): Contribution {
  const { name: _, ...look } = screen;
  const row = Object.freeze({ ...look, path, responseName, screen }) as unknown as ScreenDefinition;
  return contribution(screenPoint, screenKey(path, responseName), row);
}

/**
 * Replaces a screen wherever the defaults show it, also for responses that are mapped to it later. It belongs into a store's
 * `overrides`, and does not compile unless the component takes what the replaced one takes.
 */
export function overrideScreen<Attributes>(replaced: NamedScreen<Attributes>, by: ScreenReplacement<NoInfer<Attributes>>): Contribution {
  const { title, identity } = replaced;
  return contribution(namedScreenPoint, replaced.name, Object.freeze({ title, ...(identity && { identity }), ...by, name: replaced.name }));
}
