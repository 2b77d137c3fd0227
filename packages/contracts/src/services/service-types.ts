import type { z } from 'zod';
import type { Service } from './services.ts';
import type { serviceKinds } from './service-kinds.ts';
import type { ServiceKindName } from '../stores/store-traits.ts';
import type { StoreServicePath, StoreServices } from '../wire/store-services.ts';

/** A path that the contract declares. */
export type ContractPath = Service['path'];

/** A path of the API that exists: of the contract, or a service of the store's own. */
// oxlint-disable-next-line typescript/no-redundant-type-constituents -- empty until a store declares its services
export type ServicePath = ContractPath | StoreServicePath;

type ServiceAt<Path extends ServicePath> = Extract<Service, { path: Path }>;

/** The response names that a path may answer with. */
export type ResponseName<Path extends ServicePath> = Path extends StoreServicePath
  ? keyof StoreServices[Path]['responses'] & string
  : keyof ServiceAt<Path>['responses'] & string;

/** The attributes of one response name of a path: the props of the screen that is mapped to it. */
export type AttributesOf<Path extends ServicePath, Name extends ResponseName<Path>> = Path extends StoreServicePath
  ? Name extends keyof StoreServices[Path]['responses'] ? StoreServices[Path]['responses'][Name] : never
  : Name extends keyof ServiceAt<Path>['responses']
    ? ServiceAt<Path>['responses'][Name] extends { attributes: infer Schema extends z.ZodType } ? z.output<Schema> : never
    : never;

/** A path that answers with text or a list instead of an envelope. */
export type PlainPath = { [Path in ServicePath]: ServiceAt<Path> extends { plain: object } ? Path : never }[ServicePath];

/** The text or list that such a path answers with. */
export type PlainOf<Path extends PlainPath> = ServiceAt<Path> extends { plain: { content: infer Schema extends z.ZodType } } ? z.output<Schema> : never;

/** The input of a path as a caller sends it. */
export type RequestOf<Path extends ServicePath> = Path extends StoreServicePath ? StoreServices[Path]['request'] : z.input<ServiceAt<Path>['request']>;

/** The input of a handler on the server: checked, with defaults and conversions done. */
export type CheckedRequestOf<Path extends ServicePath> = z.output<ServiceAt<Path>['request']>;

/** The types of a service of a kind, for a store that has it at a path of its own: what `StoreServices` takes for the path. */
export interface KindTypes<Kind extends ServiceKindName> {
  request: z.input<(typeof serviceKinds)[Kind]['request']>;
  responses: { [Name in keyof (typeof serviceKinds)[Kind]['responses']]: (typeof serviceKinds)[Kind]['responses'][Name] extends { attributes: infer Schema extends z.ZodType } ? z.output<Schema> : never };
}
