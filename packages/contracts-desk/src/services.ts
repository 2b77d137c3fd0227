import type { z } from 'zod';
import {
  accountService, accountsService, changeAgencyCodeService, disableAccountService, enableAccountService, newAccountLinkService, resetPasswordService, resetSecondFactorService, signOutAccountService, unlockAccountService,
} from './accounts/services.ts';
import { aacPasswordsService, activitiesService, activityService, exportActivitiesService, importActivitiesService, revokeAacPasswordService, setActiveService, setPasswordsService } from './activities/services.ts';
import { agenciesService, agencyService, changeAgencyService, exportAgenciesService, importAgenciesService } from './agencies/services.ts';
import { approvalRulesService, exportApprovalRulesService, importApprovalRulesService, setApprovalRuleService } from './approval-rules/services.ts';
import { authorizationService, authorizationsService, revokeAuthorizationService } from './authorizations/services.ts';
import { buyerRequestService, buyerRequestsService, closeAccountService, confirmAgencyService, refuseBuyerRequestService } from './buyer-requests/services.ts';
import { beginUploadService, catalogImportService, catalogImportsService, catalogRejectsService, discardImportService, startImportService, stopImportService, undoImportService, uploadPartService } from './catalog/import-services.ts';
import { answerProductReportService, exportProductReportsService, productReportService, productReportsService } from './product-reports/services.ts';
import { explainSearchService } from './search/explain-services.ts';
import { searchedService } from './search/searched-services.ts';
import {
  exportSynonymsService, importSynonymsService, previewSynonymFileService, previewSynonymsService, removeSynonymsService, setSynonymsService, synonymGroupService, synonymsService,
} from './search/synonym-services.ts';
import { catalogProductService, catalogProductsService, putBackService, takeOffSaleService } from './catalog/services.ts';
import {
  addMemberDomainService, exportMemberDomainsService, importMemberDomainsService, memberDomainService, memberDomainsService, setMemberDomainActiveService, unlistedMembersService,
} from './member-domains/services.ts';
import { mailService, mailsService, resendMailService } from './mails/services.ts';
import {
  answerCancellationService, makeLinkService, moveOrderService, orderService, ordersService, revokeLinksService, sendOrderService, setAsideService, writeMessageService,
} from './orders/services.ts';
import { sessionService, signOutService } from './operators/services.ts';
import { removeStoreService, rollBackStoreService, storeService, storesService } from './stores/services.ts';
import { addStoreService, approveUpstreamService, storeAdditionsService, withdrawAdditionService, withdrawUpstreamService } from './stores/additions.ts';
import { assortmentService, previewAssortmentService, setAssortmentService } from './stores/assortments.ts';
import { storeWorkService } from './stores/work.ts';
import { announceService } from './announcements/services.ts';
import { healthService } from './health/services.ts';
import {
  askSupplyService, enterRequisitionsService, importStatusService, requisitionFileService, requisitionFilesService, requisitionRulesService, requisitionService, requisitionsService, sendRequisitionsService, setRequisitionRuleService,
} from './requisitions/services.ts';
import { answerMessageService, closeMessageService, exportMessagesService, messageService, messagesService, reopenMessageService } from './messages/services.ts';
import { exportPagesService, importPagesService, pageService, pagesService, removePageService, savePageService } from './pages/services.ts';
import {
  exportHelpTopicsService, helpCategoriesService, helpTopicService, helpTopicsService, importHelpTopicsService, removeHelpCategoryService, removeHelpTopicService, saveHelpCategoryService, saveHelpTopicService,
} from './help/services.ts';
import { exportPageStepsService, exportPageViewsService, pageViewsService } from './page-views/services.ts';
import { setSurveyService, surveyService } from './survey/services.ts';
import { auditService, overviewService } from './record/services.ts';
import { exportCatalogService } from './catalog/export-services.ts';
import { exportSpecialItemNumbersService, importSpecialItemNumbersService, setSpecialItemNumberService, specialItemNumbersService } from './special-item-numbers/services.ts';
import { setSpecialCategoryService, specialCategoriesService } from './special-categories/services.ts';
import { decideRegistrationService, mailLetterService, registrationService, registrationsService } from './registrations/services.ts';
import { makeVendorKeyService, removeVendorWayService, revokeVendorKeyService, setVendorWayService, takeBackReductionService, vendorService, vendorsService } from './vendors/services.ts';

/** All services of the desk. */
export const deskServices = [
  sessionService, signOutService,
  registrationsService, registrationService, decideRegistrationService, mailLetterService,
  buyerRequestsService, buyerRequestService, confirmAgencyService, refuseBuyerRequestService, closeAccountService,
  productReportsService, productReportService, answerProductReportService, exportProductReportsService,
  accountsService, accountService, changeAgencyCodeService, disableAccountService, enableAccountService, unlockAccountService, resetPasswordService, resetSecondFactorService, newAccountLinkService, signOutAccountService,
  ordersService, orderService, setAsideService, sendOrderService, moveOrderService, makeLinkService, revokeLinksService, answerCancellationService, writeMessageService,
  mailsService, mailService, resendMailService,
  agenciesService, agencyService, changeAgencyService, importAgenciesService, exportAgenciesService,
  activitiesService, activityService, setActiveService, setPasswordsService, aacPasswordsService, revokeAacPasswordService, importActivitiesService, exportActivitiesService,
  memberDomainsService, memberDomainService, addMemberDomainService, setMemberDomainActiveService, importMemberDomainsService, exportMemberDomainsService, unlistedMembersService,
  authorizationsService, authorizationService, revokeAuthorizationService,
  approvalRulesService, setApprovalRuleService, importApprovalRulesService, exportApprovalRulesService,
  specialCategoriesService, setSpecialCategoryService,
  specialItemNumbersService, setSpecialItemNumberService, importSpecialItemNumbersService, exportSpecialItemNumbersService, exportCatalogService,
  explainSearchService, searchedService,
  synonymsService, synonymGroupService, previewSynonymsService, setSynonymsService, removeSynonymsService, exportSynonymsService, previewSynonymFileService, importSynonymsService,
  catalogProductsService, catalogProductService, takeOffSaleService, putBackService,
  catalogImportsService, catalogImportService, catalogRejectsService, beginUploadService, uploadPartService, startImportService, stopImportService, undoImportService, discardImportService,
  vendorsService, vendorService, setVendorWayService, removeVendorWayService, makeVendorKeyService, revokeVendorKeyService, takeBackReductionService,
  storesService, storeService, rollBackStoreService, removeStoreService,
  storeAdditionsService, addStoreService, withdrawAdditionService, approveUpstreamService, withdrawUpstreamService, storeWorkService,
  assortmentService, previewAssortmentService, setAssortmentService,
  askSupplyService, enterRequisitionsService, importStatusService, requisitionFileService, requisitionFilesService, requisitionRulesService, requisitionService, requisitionsService, sendRequisitionsService, setRequisitionRuleService,
  messagesService, messageService, answerMessageService, closeMessageService, reopenMessageService, exportMessagesService,
  pagesService, pageService, savePageService, removePageService, importPagesService, exportPagesService,
  surveyService, setSurveyService, pageViewsService, exportPageViewsService, exportPageStepsService, exportHelpTopicsService, helpTopicService, helpTopicsService, importHelpTopicsService, removeHelpTopicService, saveHelpTopicService, helpCategoriesService, saveHelpCategoryService, removeHelpCategoryService,
  announceService,
  auditService, overviewService, healthService,
] as const;

type AnyDeskService = (typeof deskServices)[number];

/** Paths of the services that read, or that change something. */
export type DeskPath<Method extends 'GET' | 'POST' = 'GET' | 'POST'> = Extract<AnyDeskService, { readonly method: Method }>['path'];

type ServiceAt<Path extends DeskPath> = Extract<AnyDeskService, { readonly path: Path }>;

/** What a caller sends. */
export type DeskRequest<Path extends DeskPath> = z.input<ServiceAt<Path>['request']> & object;

/** What the service answers with. */
export type DeskAnswer<Path extends DeskPath> = z.output<ServiceAt<Path>['answer']>;
