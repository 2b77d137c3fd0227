import type { AttributesOf, ResponseName, ServicePath } from '@quartermaster/contracts';
import type { ComponentType, ReactNode } from 'react';
import { contribution, type Contribution } from '../extension/index.ts';
import type { AnyNamedScreen } from './named-screen.ts';
import { screenPoint } from './screen-point.ts';
import { screenKey } from './screen-key.ts';

/** Props of a screen: the attributes of its response, and the query of the address it was asked for. */
export interface ScreenProps<Path extends ServicePath, Name extends ResponseName<Path>> {
  attributes: AttributesOf<Path, Name>;
  query: URLSearchParams;
}

/** Layouts of the specification (section 2); a store may add its own. */
export type LayoutId = 'index' | 'classic' | 'help' | 'modal' | (string & {});

/** Side and width of a modal (specification, section 9); without one it is in the middle. */
export type ModalSize = 'right medium' | 'left medium' | 'right' | 'left' | 'medium' | 'small';

interface ScreenOptions {
  readonly layout: LayoutId;
  readonly modalSize?: ModalSize;
  /** The screen shows the messages of its answer itself; the shell stays silent. */
  readonly hidesGlobalMessages?: boolean;
  /** The layout adds its survey block. */
  readonly addsSurvey?: boolean;
  /** False: a modal that only its own buttons close. */
  readonly dismissable?: boolean;
}

interface PageFacts<Attributes> {
  /** The page's title, without the store's name. */
  readonly title: string | ((attributes: Attributes) => string);
  /**
   * Which page this is. Two answers of one screen with the same identity are one page in two states (a facet changed):
   * the screen stays mounted, and focus and scroll stay where they are. Without it the path alone is the identity.
   */
  readonly identity?: (query: URLSearchParams, attributes: Attributes) => string;
}

/** All of a screen but the responses that it is shown for. */
export interface ScreenLook<Attributes> extends ScreenOptions, PageFacts<Attributes> {
  /** A lazy import of the screen. The host awaits it before it shows the screen, in the browser and on the server. */
  readonly load: () => Promise<{ default: (props: { attributes: Attributes; query: URLSearchParams }) => ReactNode }>;
}

export interface ScreenDeclaration<Path extends ServicePath, Name extends ResponseName<Path>> extends ScreenOptions, PageFacts<AttributesOf<Path, Name>> {
  readonly path: Path;
  readonly responseName: Name;
  /** A lazy import of the screen. The host awaits it before it shows the screen, in the browser and on the server. */
  readonly load: () => Promise<{ default: ComponentType<ScreenProps<Path, Name>> }>;
}

/** A row of a screen map as the engine holds it: which attributes its screen takes was checked where it was declared. */
export interface ScreenDefinition extends ScreenOptions {
  readonly path: string;
  readonly responseName: string;
  readonly title: string | ((attributes: unknown) => string);
  readonly identity?: (query: URLSearchParams, attributes: unknown) => string;
  readonly load: () => Promise<{ default: ComponentType<LoadedScreenProps> }>;
  /** The screen that the row refers to; without one the row has a screen of its own. */
  readonly screen?: AnyNamedScreen;
}

export interface LoadedScreenProps {
  attributes: unknown;
  query: URLSearchParams;
}

/**
 * Maps one response of a service to a screen of its own; `screenFor` maps it to one that other responses show too. A component
 * that does not take exactly the attributes of the response does not compile.
 */
export function screen<const Path extends ServicePath, const Name extends ResponseName<Path>>(
  declaration: ScreenDeclaration<Path, Name>,
): Contribution {
  const definition = Object.freeze(declaration) as unknown as ScreenDefinition;
  return contribution(screenPoint, screenKey(declaration.path, declaration.responseName), definition);
}
