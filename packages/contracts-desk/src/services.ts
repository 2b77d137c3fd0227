import type { z } from 'zod';
import {
  accountService, accountsService, changeAgencyCodeService, disableAccountService, enableAccountService, newAccountLinkService, resetPasswordService, resetSecondFactorService, signOutAccountService, unlockAccountService,
} from './accounts/services.ts';
import { activitiesService, activityService, exportActivitiesService, importActivitiesService, setActiveService } from './activities/services.ts';
import { agenciesService, agencyService, changeAgencyService, exportAgenciesService, importAgenciesService } from './agencies/services.ts';
import { approvalRulesService, exportApprovalRulesService, importApprovalRulesService } from './approval-rules/services.ts';
import { authorizationService, authorizationsService, revokeAuthorizationService } from './authorizations/services.ts';
import { buyerRequestService, buyerRequestsService, closeAccountService, confirmAgencyService, refuseBuyerRequestService } from './buyer-requests/services.ts';
import { beginUploadService, catalogImportService, catalogImportsService, catalogRejectsService, discardImportService, startImportService, stopImportService, undoImportService, uploadPartService } from './catalog/import-services.ts';
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
import { auditService, overviewService } from './record/services.ts';
import { decideRegistrationService, mailLetterService, registrationService, registrationsService } from './registrations/services.ts';
import { makeVendorKeyService, removeVendorWayService, revokeVendorKeyService, setVendorWayService, takeBackReductionService, vendorService, vendorsService } from './vendors/services.ts';

/** All services of the desk. */
export const deskServices = [
  sessionService, signOutService,
  registrationsService, registrationService, decideRegistrationService, mailLetterService,
  buyerRequestsService, buyerRequestService, confirmAgencyService, refuseBuyerRequestService, closeAccountService,
  accountsService, accountService, changeAgencyCodeService, disableAccountService, enableAccountService, unlockAccountService, resetPasswordService, resetSecondFactorService, newAccountLinkService, signOutAccountService,
  ordersService, orderService, setAsideService, sendOrderService, moveOrderService, makeLinkService, revokeLinksService, answerCancellationService, writeMessageService,
  mailsService, mailService, resendMailService,
  agenciesService, agencyService, changeAgencyService, importAgenciesService, exportAgenciesService,
  activitiesService, activityService, setActiveService, importActivitiesService, exportActivitiesService,
  memberDomainsService, memberDomainService, addMemberDomainService, setMemberDomainActiveService, importMemberDomainsService, exportMemberDomainsService, unlistedMembersService,
  authorizationsService, authorizationService, revokeAuthorizationService,
  approvalRulesService, importApprovalRulesService, exportApprovalRulesService,
  catalogProductsService, catalogProductService, takeOffSaleService, putBackService,
  catalogImportsService, catalogImportService, catalogRejectsService, beginUploadService, uploadPartService, startImportService, stopImportService, undoImportService, discardImportService,
  vendorsService, vendorService, setVendorWayService, removeVendorWayService, makeVendorKeyService, revokeVendorKeyService, takeBackReductionService,
  storesService, storeService, rollBackStoreService, removeStoreService,
  storeAdditionsService, addStoreService, withdrawAdditionService, approveUpstreamService, withdrawUpstreamService, storeWorkService,
  assortmentService, previewAssortmentService, setAssortmentService,
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
