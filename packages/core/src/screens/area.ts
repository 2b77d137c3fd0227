import type { Contribution } from '../extension/index.ts';
import { overrideScreen, type AnyNamedScreen, type NamedScreen, type ScreenReplacement } from './named-screen.ts';

export type AreaScreens = Readonly<Record<string, AnyNamedScreen>>;

/** One subject of the storefront (the cart, the checkout): its screens, and all that it gives every store. */
export interface Area<Screens extends AreaScreens = AreaScreens> {
  /** Unique among the areas. */
  readonly name: string;
  /** Every named screen of the area, for stores that replace one. */
  readonly screens: Screens;
  /** Its rows of the screen map, display screens, and contributions to other points. */
  readonly contributions: readonly Contribution[];
}

type AttributesTaken<Screen> = Screen extends NamedScreen<infer Attributes> ? Attributes : never;

/** For each screen of an area its replacement, or `default` where the look of the defaults is wanted. */
export type AreaReplacement<Screens extends AreaScreens> = {
  readonly [Key in keyof Screens]: ScreenReplacement<AttributesTaken<Screens[Key]>> | 'default';
};

/** Declares an area. */
export function defineArea<const Screens extends AreaScreens>(area: Area<Screens>): Area<Screens> {
  return Object.freeze({ ...area, screens: Object.freeze(area.screens), contributions: Object.freeze([...area.contributions]) });
}

/**
 * Replaces the screens of a whole area, for packages that have a look of their own there. It does not compile until each
 * screen is decided on: one that comes to the area later cannot slip in with the look of the defaults.
 */
export function overrideArea<Screens extends AreaScreens>(area: Area<Screens>, by: AreaReplacement<NoInfer<Screens>>): readonly Contribution[] {
  return Object.entries(area.screens).flatMap(([key, screen]) => {
    const replacement = by[key];
    // Which attributes the replacement takes was checked by the type of `by`.
    return replacement === undefined || replacement === 'default' ? [] : [overrideScreen(screen, replacement as ScreenReplacement<never>)];
  });
}
