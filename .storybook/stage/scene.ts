import type { Contribution } from '@quartermaster/core';
import type { HostedStorefront } from '@quartermaster/core/host';
import type { SceneAnswer, SceneServer } from './scene-server.ts';

/** The scene of a whole storefront that a story shows. Without anything: the store's start page. */
export interface Scene {
  /** The stores that have it; the first one is its own. Without it every store has it. */
  readonly stores?: readonly string[];
  /** The response whose screen a store must have to show the scene. */
  readonly needs?: { readonly path: string; readonly responseName: string };
  /** The address in place of the store's start page. */
  readonly address?: string;
  /** The server's answers in place of the contract's first examples, by path. */
  readonly answers?: Readonly<Record<string, SceneAnswer>>;
  /** A buyer who has signed in. The toolbar may say otherwise. */
  readonly signedIn?: boolean;
  /** The contributions in place of the store's own. */
  readonly contributions?: readonly Contribution[];
  /** Acts on the storefront once the page is shown. */
  readonly act?: (storefront: HostedStorefront, server: SceneServer) => void | Promise<void>;
  /** When the scene is complete. Without it: when the page has come. */
  readonly isComplete?: (storefront: HostedStorefront) => boolean;
  /** For how many milliseconds at most it waits to be complete; the usual time is enough for everything that comes at all. */
  readonly patience?: number;
}
