// The main door carries no schema library: types, the method table, and the small pure rules.
export { serviceTable } from './generated/service-table.ts';
export type { ServiceTableEntry } from './wire/service-table-entry.ts';
export type { Access, Method } from './wire/service.ts';
export type { CartSummary, Envelope, ErrorAttributes, FieldError, ResponseType, SessionAttributes } from './wire/envelope.ts';
export type { AttributesOf, CheckedRequestOf, ContractPath, KindTypes, PlainOf, PlainPath, RequestOf, ResponseName, ServicePath } from './services/service-types.ts';
export type * from './wire/store-services.ts';
export type { ChosenOffer, Indicator, ProductImage, ProductSummary, ProductDetail, Offer, OutsidePriceDays, Replacement } from './catalog/product.schema.ts';
export type { OptionChoice, VariantOf } from './catalog/configuration.schema.ts';
export type { ShownAlternative } from './catalog/alternatives.service.ts';
export type { SavedProduct } from './catalog/saved-products.service.ts';
export type { ProductReport } from './catalog/product-report.schema.ts';
export { isProductReportSubject, longestProductReport, productReportAnswerRule, productReportRules, productReportSubjects, type ProductReportSubject } from './catalog/product-report-rules.ts';
export type { Category } from './categories/category.schema.ts';
export type { HelpCategory, HelpSection } from './information/help.schema.ts';
export type { CommentValues, HelpDeskContacts } from './information/comment-form.schema.ts';
export { longestDelivery } from './search/longest-delivery.ts';
export { readPriceRange, type PriceProblem } from './search/price-range.ts';
export type { AdvancedCriteria } from './search/advanced-criteria.schema.ts';
export type { Facet, SearchRequest, SearchSuccess } from './search/search.schema.ts';
export type { CartLine, VendorGroup, Cart, Totals } from './cart/cart.schema.ts';
export type { AddressForm, AddressFormKind } from './checkout/address-form.schema.ts';
export type { Address, FinalDestination, NewAddress } from './checkout/address.schema.ts';
export type { DeliveryOptions } from './checkout/delivery-options.schema.ts';
export type { VerifyEmail } from './checkout/verify-email.schema.ts';
export type { FreightForwarding } from './checkout/steps.ts';
export type { ApprovalOutlook, Payment, CheckoutProblem, CheckoutReview, GroupTerms, OrderPart } from './checkout/checkout.schema.ts';
export type { FundsData } from './checkout/funds-data.schema.ts';
export type { CheckedRow } from './ordering/quick-order.schema.ts';
export { mostListRows } from './ordering/list-limits.ts';
export { readList, type ListRow, type ReadList } from './ordering/read-list.ts';
export { typedQuantity } from './ordering/typed-quantity.ts';
export type { Order, PurchaseOrder } from './checkout/order.schema.ts';
export type { Dashboard } from './orderhistory/dashboard.schema.ts';
export type { OrderCriteria } from './orderhistory/order-criteria.schema.ts';
export type { OrderLineRow, OrderRow } from './orderhistory/order-row.schema.ts';
export type { PurchaseOrderProgress } from './orderhistory/purchase-order-progress.schema.ts';
export type { RegisteredCard } from './smart-card/smart-card.schema.ts';
export type { ProfileValues } from './profile/profile.schema.ts';
export type { FederalRegistrationValues, StateRegistrationValues } from './profile/registration.schema.ts';
export { decimalDollars, formatMoney, usd, type Money } from './money/money.ts';
export { mostCartLines } from './cart/most-lines.ts';
export { longestReductionText, priceReductionRules, reductionAnswerRules } from './cart/price-reduction-rules.ts';
export type { ReductionStatus } from './cart/reduce-price.services.ts';
export { maximumLineTotal, orderTotalLimit } from './cart/maximum-amounts.ts';
export { isLegacyPath, legacyAddressProblem, type LegacyAddress, type LegacyHosts } from './main/legacy-address.ts';
export { orderOutlookWords, orderStatusWords, totalsInWords } from './orderhistory/order-words.ts';
export { addressesPerPage } from './checkout/addresses-per-page.ts';
export { countryOf, finalDestinationLines, placeLine } from './checkout/address-words.ts';
export { termsInWords } from './checkout/delivery-words.ts';
export { blocksOrder } from './checkout/blocks-order.ts';
export type { SaidTerms } from './checkout/delivery-options.service.ts';
export { consignmentsOf, type Consignment } from './checkout/consignments.ts';
export type { AacWarning } from './checkout/aac-warning.schema.ts';
export type { MemberField, MemberInformation } from './checkout/member-information.schema.ts';
export type { EditShipping } from './checkout/edit-shipping.schema.ts';
export { coreRangeProblem, coreVersion, type CoreRangeProblem } from './store-package/core-range.ts';
export { storeIdInPaths, type DeclaredService, type DeclaredUpstream, type StoreManifest } from './store-package/manifest.ts';
export type { FieldRule } from './fields/field-rule.ts';
export * from './fields/rules.ts';
export { emailRule, governmentEmailRule } from './fields/email.ts';
export { aacPasswordRule, longestPassword, missingOfPassword, normalizedPassword, passwordNeeds, passwordRule, passwordSpecialCharacters, shortestPassword, type PasswordNeed } from './fields/password.ts';
export { dateRule, parseCalendarDate } from './fields/calendar-date.ts';
export { addressLineRule, countryRule, neededLineRule, postalCodeRule, worldPhoneRule } from './fields/postal/address-rules.ts';
export { countryCodes, countryName, homeCountry } from './fields/postal/countries.ts';
export { isMilitaryCity, isMilitaryState, militaryCities, militaryStates, saysUnitAndBox } from './fields/postal/military-post.ts';
export { stateOfZip } from './fields/postal/zip-states.ts';
export { csvFile } from './fields/csv-file.ts';
export { holdsCardNumber } from './fields/card-in-text.ts';
export { cardDigits, cardExpiryMargin, cardExpiryProblem, cardExpiryText, cardNumberRule, cardTypeOf, daysUntilCardExpires, looksLikeCardNumber, parseCardExpiry, paymentLabelRule, purchaseCardPrefixes, purchaseCardRule } from './fields/card.ts';
export { defaultStore, knownStores, storeIds, storeTitle, type KnownStore } from './stores/known-stores.ts';
export { highestStoreNumber, parseStoreName, storeIdOf, storeIdProblem, type StoreId, type StoreName } from './stores/store-name.ts';
export { ordinaryStore, type BoundService, type MemberTraits, type ServiceKindName, type StoreFamily, type StoreTraits } from './stores/store-traits.ts';
export { shippedStoreList } from './stores/store-list.ts';
export { commentLimits, commentRules } from './information/comment-form-rules.ts';
export { commentSubjects, isCommentSubject, isMessageSubject, messageSubjects, type CommentSubject, type MessageSubject } from './information/comment-subjects.ts';
export type { InformationPageContent } from './information/information-page.schema.ts';
export { askedFieldRule, type AskedField } from './department/asked-field.ts';
export type { DepartmentForm, DepartmentFormContent } from './department/department-form.schema.ts';
export type { ProgramPage } from './department/program-page.schema.ts';
export { addressFileLimits } from './profile/address-file-limits.ts';
export { profileRules } from './profile/profile-rules.ts';
export { federalRegistrationRules, stateRegistrationRules } from './profile/registration-rules.ts';
export { appropriationRule, fundRule } from './checkout/funds-rules.ts';
export { leftQuantityRule } from './approvals/left-quantity-rule.ts';
export { returnReasonRule } from './approvals/return-reason-rule.ts';
export type { Approval, ApprovalStatus, ListedApproval } from './approvals/approval.schema.ts';
export { aacPasswordRequestRules, aacRejectionRule } from './aacassignment/aac-password-rules.ts';
export type { CameFrom } from './aacassignment/password-request.schema.ts';
export { authorizationRequestRules, supervisorRules } from './authorization/authorization-rules.ts';
export type { AuthorizationStatus, MemberAuthorization } from './authorization/authorization.schema.ts';
export { yearBeginnings } from './authorization/ordering-years.ts';
export { parkedCartLimits, parkedCartRules } from './parkcart/parkcart-rules.ts';
export type { FedstripEntry, KeptLine } from './fedstrip/entry.schema.ts';
export type { CartRequisition } from './fedstrip/cart-requisition.services.ts';
export type { ExceptionPage } from './fedstrip/exception.services.ts';
export type { ListedRequisitionRequest, RequisitionRequest, RequisitionReview } from './fedstrip/funds.schema.ts';
export type { PhasedDeliveries, PhasedEntry, PhasedSuccess } from './fedstrip/phased.schema.ts';
export type { VerifyPage } from './fedstrip/verify.schema.ts';
export { disputeDays, statementLimits } from './orderhistory/reconcile/statement-limits.ts';
export type { StatementLine, StatementPage, StatementRow } from './orderhistory/reconcile/statement.schema.ts';
export type { RequisitionDetail, RequisitionPage, RequisitionRow } from './orderhistory/requisition-detail.service.ts';
export type { ForwardedCart, ParkedCart, ParkedLine, ParkedRequisition, ParkNotice, LastOrderOfTemplate } from './parkcart/parkcart.schema.ts';
export { productPictureAddress, productPicturePath } from './pictures/product-picture.ts';
export { dollarsRule, parseDollars } from './fields/typed-dollars.ts';
export { developmentOriginHeader, developmentPort, readDevelopmentOrigins } from './development/development-origins.ts';
export { cardReadingDefaults, cardReadingType, cardRefusals, type CardRefusal } from './smart-card/card-reading.ts';
export {
  alertTypes,
  browserMarkHeader,
  closeCodes,
  connectionPath,
  longestAlert,
  parseServerMessage,
  shownPageHeader,
  viewedPagesHeader,
  websocketIdHeader,
  type ClientMessage,
  type PushedMessage,
  type ServerMessage,
} from './connection/connection.ts';
