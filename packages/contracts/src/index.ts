// The main door carries no schema library: types, the method table, and the small pure rules.
export { serviceTable, type ServiceTableEntry } from './generated/service-table.ts';
export type { Access, Method } from './wire/service.ts';
export type { CartSummary, Envelope, ErrorAttributes, FieldError, ResponseType, SessionAttributes } from './wire/envelope.ts';
export type { AttributesOf, CheckedRequestOf, ContractPath, PlainOf, PlainPath, RequestOf, ResponseName, ServicePath } from './wire/service-types.ts';
export type * from './wire/store-services.ts';
export type * from './entities.ts';
export { formatMoney, usd, type Money } from './money/money.ts';
export { isLegacyPath, legacyAddressProblem, type LegacyAddress, type LegacyHosts } from './main/legacy-address.ts';
export { blocksOrder } from './checkout/blocks-order.ts';
export { coreRangeProblem, coreVersion, type CoreRangeProblem } from './store-package/core-range.ts';
export { storeIdInPaths, type DeclaredService, type DeclaredUpstream, type StoreManifest } from './store-package/manifest.ts';
export type { FieldRule } from './fields/field-rule.ts';
export * from './fields/rules.ts';
export { emailRule, governmentEmailRule } from './fields/email.ts';
export { aacPasswordRule, longestPassword, passwordRule, passwordSpecialCharacters, shortestPassword } from './fields/password.ts';
export { dateRule, parseCalendarDate } from './fields/calendar-date.ts';
export { cardDigits, cardExpiryMargin, cardExpiryProblem, cardNumberRule, daysUntilCardExpires, looksLikeCardNumber, parseCardExpiry } from './fields/card.ts';
export {
  defaultStore, highestStoreNumber, knownStores, parseStoreName, storeIdOf, storeIdProblem, storeIds, type KnownStore, type StoreId, type StoreName,
} from './fields/store-name.ts';
export { isGlobalSupply } from './ggs/global-supply.ts';
export { registrationRules } from './profile/registration-rules.ts';
export { cardReadingDefaults, cardReadingType, cardRefusals, type CardRefusal } from './smart-card/card-reading.ts';
export {
  alertTypes,
  closeCodes,
  connectionPath,
  longestAlert,
  parseServerMessage,
  websocketIdHeader,
  type ClientMessage,
  type PushedMessage,
  type ServerMessage,
} from './connection/connection.ts';
