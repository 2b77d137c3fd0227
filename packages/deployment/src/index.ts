export { serverPoint, withMethods, type Cardinality, type PointValue, type ServerPoint, type ServerPointOptions } from './points/server-point.ts';
export { contribute, type MakeValue, type PointSlot, type ServerContribution } from './points/contribution.ts';
export type { Log, PluginHost, Sql } from './points/plugin-host.ts';

export { addressChecks, type AddressCheck, type AddressVerdict, type PostalAddress } from './points/address-check.ts';
export { shippingQuotes, taxQuotes, type Destination, type ShippingStrategy, type TaxStrategy } from './points/totals.ts';
export { cardVault, paymentAuthorization, type Authorization, type CardVault, type PaymentAuthorization, type TypedCard, type VaultedCard } from './points/payment.ts';
export { documentNumbers, type DocumentNumbers } from './points/document-numbers.ts';
export { mailTransport, type Mail, type MailAttachment, type MailStatus, type MailStrategy } from './points/mail.ts';
export { membershipRules, type Membership, type MembershipBuyer, type MembershipOptions, type MembershipRule } from './points/membership.ts';
export { orderApprovals, type ApprovalNeed, type ApprovalQuestion, type FundsEntry, type OrderApprovals } from './points/order-approvals.ts';
export { requisitionTransport, type ExceptionDocument, type ReceivedStatusFiles, type RequisitionTransport } from './points/requisition-transport.ts';
export { vendorWays, type VendorMessage, type VendorSending, type VendorWay, type VendorWaySettings } from './points/vendor-way.ts';
export { vendorTransports, type VendorTransport } from './points/vendor-transport.ts';
export {
  mostListedValues, searchEngine, type FacetCount, type FacetId, type SearchAnswer, type SearchEngine, type SearchQuestion, type SearchScope, type Suggestion,
} from './points/search-engine.ts';

export { defineDeployment, definePlugin, type Deployment, type ServerPlugin } from './plugins/define-plugin.ts';
