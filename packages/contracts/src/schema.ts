export type { ContractArea } from './wire/contract-area.ts';
export { contractAreas, services, type Service } from './services/services.ts';
export {
  definePlainService,
  defineService,
  plainAnswer,
  response,
  type Access,
  type Method,
  type PlainDefinition,
  type ResponseDefinition,
  type ServiceDefinition,
} from './wire/service.ts';
export { sensitiveFieldNames } from './wire/sensitive.ts';
export { sessionAttributesSchema } from './wire/session-attributes.schema.ts';
export { moneySchema } from './money/money.schema.ts';
export { clientMessageSchema, pushedMessageSchema } from './connection/connection.schema.ts';
export { readStoreManifest, type ManifestReading } from './store-package/manifest.schema.ts';
export { shippedBindings } from './stores/shipped-services.ts';
export { serviceKinds } from './services/service-kinds.ts';
export { serviceOfKind, type ServiceKind, type ServiceOfKind } from './wire/service-kind.ts';
export { ownServices } from './services/own-services.ts';
export { readStoreTraits, type TraitsReading } from './store-package/store-traits.schema.ts';
export { shippedTraits, traitsProblems } from './store-package/traits-problems.ts';
