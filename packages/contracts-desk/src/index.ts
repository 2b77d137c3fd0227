export { deskServices, type DeskAnswer, type DeskPath, type DeskRequest } from './services.ts';
export type { DeskService } from './wire/define-desk-service.ts';
export { pageSize } from './wire/lists.ts';
export type { Refusal } from './wire/refusal.ts';
export { isRole, mayUse, roles, type Role } from './operators/roles.ts';
export { sessionService, signOutService } from './operators/services.ts';
export { decideRegistrationService, mailLetterService, registrationService, registrationsService, type RegistrationRequest } from './registrations/services.ts';
export {
  buyerRequestService, buyerRequestsService, closeAccountService, confirmAgencyService, refuseBuyerRequestService, type BuyerRequest,
} from './buyer-requests/services.ts';
export { answerProductReportService, exportProductReportsService, productReportService, productReportsService, type ListedProductReport } from './product-reports/services.ts';
export {
  answerCancellationService, makeLinkService, moveOrderService, orderService, ordersService, revokeLinksService, sendOrderService, setAsideService, writeMessageService,
  type Delivery, type GivenLink, type Happening, type ListedPurchaseOrder, type QueueReason,
} from './orders/services.ts';
export { mailService, mailsService, resendMailService, type ListedMail } from './mails/services.ts';
export {
  aacPasswordsService, activitiesService, activityService, exportActivitiesService, importActivitiesService, passwordUses, revokeAacPasswordService, setActiveService, setPasswordsService, type ListedAacPassword, type ListedActivity, type PasswordUse,
} from './activities/services.ts';
export {
  addMemberDomainService, exportMemberDomainsService, governmentKinds, importMemberDomainsService, memberDomainService, memberDomainsService, setMemberDomainActiveService, unlistedMembersService,
  type GovernmentKind, type ListedMemberDomain,
} from './member-domains/services.ts';
export { approvalRuleKinds, approvalRulesService, exportApprovalRulesService, importApprovalRulesService, setApprovalRuleService, type ApprovalRule } from './approval-rules/services.ts';
export { exportCatalogService } from './catalog/export-services.ts';
export { exportSpecialItemNumbersService, importSpecialItemNumbersService, longestOfTitle, setSpecialItemNumberService, sinMessage, sinPattern, specialItemNumbersService, type SpecialItemNumber } from './special-item-numbers/services.ts';
export { setSpecialCategoryService, specialCategoriesService, type KeptSpecialCategory } from './special-categories/services.ts';
export { authorizationService, authorizationsService, revokeAuthorizationService, type AuthorizationHappening, type ListedAuthorization } from './authorizations/services.ts';
export { explainSearchService, type ExplainedResult } from './search/explain-services.ts';
export { searchedService, type ListedSearch } from './search/searched-services.ts';
export {
  exportSynonymsService, importSynonymsService, previewSynonymFileService, previewSynonymsService, removeSynonymsService, setSynonymsService, synonymGroupService, synonymsService,
  type ListedSynonyms, type SynonymEffects,
} from './search/synonym-services.ts';
export {
  catalogProductService, catalogProductsService, putBackService, takeOffSaleService, type CatalogOffer, type CatalogProduct, type StoreView, type Unsold,
} from './catalog/services.ts';
export {
  beginUploadService, catalogImportService, catalogImportsService, catalogRejectsService, discardImportService, partBytes, startImportService, stopImportService, undoImportService, uploadPartService, type CatalogImport,
} from './catalog/import-services.ts';
export {
  makeVendorKeyService, removeVendorWayService, revokeVendorKeyService, setVendorWayService, takeBackReductionService, vendorService, vendorsService, type ListedReduction, type ListedVendor, type VendorKey, type VendorWayEntry,
} from './vendors/services.ts';
export type { Account } from './accounts/account.ts';
export {
  accountChanges, accountsResource, accountsScope, changeAccountRequest, changeAgencyCodeRequest, changedAccountAnswer, inviteAnswer, inviteRequest, keeperRefusal, keptAccountAnswer, keptAccountsAnswer, keptAccountsRequest, madeChangeAnswer, madeChangeRequest,
  noticeSchema, noticesAnswer, noticesTakenAnswer, noticesTakenRequest, registerAnswer, registerRequest,
  type AccountChangeName, type ChangedAccount, type Invitation, type KeptAccount, type KeptAccounts, type MadeLink, type Notice, type RegisteredAccount, type Registration,
} from './accounts/keeper-api.ts';
export {
  accountService, accountsService, changeAgencyCodeService, disableAccountService, enableAccountService, newAccountLinkService, resetPasswordService, resetSecondFactorService, signOutAccountService, unlockAccountService,
} from './accounts/services.ts';
export { removeStoreService, rollBackStoreService, storeService, storesService, type ListedStore, type StoreVersion } from './stores/services.ts';
export { addStoreService, approveUpstreamService, largestStorePackage, storeAdditionsService, withdrawAdditionService, withdrawUpstreamService } from './stores/additions.ts';
export { assortmentService, previewAssortmentService, setAssortmentService } from './stores/assortments.ts';
export { storeWorkService, type AssortmentResult, type StoreWork } from './stores/work.ts';
export {
  askSupplyService, enterRequisitionsService, importStatusService, mostRecordLines, mostStatusLines, requisitionFileService, requisitionFilesService, requisitionRulesService, requisitionService, requisitionsService, sendRequisitionsService, setRequisitionRuleService,
  type ListedRequisition, type RequisitionSetting,
} from './requisitions/services.ts';
export { announceService } from './announcements/services.ts';
export { healthService, type Failure, type HealthQueue, type ServerProcess, type SlowStatement } from './health/services.ts';
export { auditService, overviewService, type AuditEntry } from './record/services.ts';
export { agenciesService, agencyService, changeAgencyService, exportAgenciesService, importAgenciesService, type ListedAgency } from './agencies/services.ts';
export { answerMessageService, closeMessageService, exportMessagesService, messageService, messagesService, reopenMessageService, type ListedDeskMessage } from './messages/services.ts';
export { exportPagesService, importPagesService, pageService, pagesService, removePageService, savePageService, type ListedInformationPage } from './pages/services.ts';
export {
  exportHelpTopicsService, helpCategoriesService, helpCategoryIcons, helpTopicService, helpTopicsService, importHelpTopicsService, removeHelpCategoryService, removeHelpTopicService, saveHelpCategoryService, saveHelpTopicService,
  type HelpCategoryAtDesk, type ListedHelpTopic,
} from './help/services.ts';
export { exportPageStepsService, exportPageViewsService, pageViewsService } from './page-views/services.ts';
export { setSurveyService, surveyService } from './survey/services.ts';
