import type { Access, AttributesOf, RequestOf, ResponseName, StoreServicePath } from '@quartermaster/contracts';
import { contribution, extensionPoint, described, member, type Contribution } from '../extension/index.ts';

/** The examples of one response of a store's own service; read by the kit and by Storybook, never by a buyer's browser. */
export interface StoreResponse<Attributes = unknown> {
  /** A lazy import of examples, each under a name that a designer reads. */
  readonly examples: () => Promise<{ readonly default: Readonly<Record<string, Attributes>> }>;
}

/** A service of the store's own as the engine holds it: its types were checked where it was declared. */
export interface StoreServiceDefinition {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly access?: Access;
  readonly background?: boolean;
  readonly spinner?: string;
  readonly sensitive?: readonly string[];
  readonly responses: Readonly<Record<string, StoreResponse>>;
}

/** A service of the store's own: what its types cannot say. */
export interface StoreServiceDeclaration<Path extends StoreServicePath> {
  /** Below `/vs/<store in small letters>/`. */
  readonly path: Path;
  readonly method: 'GET' | 'POST';
  /** `buyer`: only for signed-in buyers; without it for everyone. */
  readonly access?: Access;
  /** Its errors are the caller's business: never sent to the error screen, no spinner. */
  readonly background?: boolean;
  /** Text of the spinner while its answer is awaited. */
  readonly spinner?: string;
  /** Request fields that are never stored for replay and never shown in error details. */
  readonly sensitive?: readonly (keyof RequestOf<Path> & string)[];
  /** Each response name with its examples. */
  readonly responses: { readonly [Name in ResponseName<Path>]: StoreResponse<AttributesOf<Path, Name>> };
}

/** The services of a store's own, by path. Declare them with `storeService()`. */
export const servicePoint = extensionPoint<StoreServiceDefinition>()('service', 'keyed', {
  doc: 'A service of the store’s own, answered by its owner’s service through the marketplace.',
  validate: (value, key) => {
    const path = member(value, 'path');
    if (typeof path !== 'string' || path !== key) return `Its key must be its path, not ${described(path)}. Declare it with storeService().`;
    if (!['GET', 'POST'].includes(String(member(value, 'method')))) return 'Its method must be GET or POST.';
    const responses = member(value, 'responses');
    if (typeof responses !== 'object' || responses === null || Object.keys(responses).length === 0) return 'Its responses must name at least one response.';
    const without = Object.entries(responses).find(([, response]) => typeof member(response, 'examples') !== 'function');
    return without === undefined ? null : `Its response ${without[0]} must have examples(), a lazy import of them.`;
  },
});

/**
 * Declares a service of the store's own. `screen`, `useCall` and links take its path once its types are merged into
 * `StoreServices` of `@quartermaster/contracts`; the manifest declares it too, because the marketplace forwards nothing else.
 */
export function storeService<const Path extends StoreServicePath>(declaration: StoreServiceDeclaration<Path>): Contribution {
  return contribution(servicePoint, declaration.path, Object.freeze(declaration) as unknown as StoreServiceDefinition);
}
