import { Route, Routes } from 'react-router-dom';
import { AccountPage } from '../accounts/AccountPage.tsx';
import { AccountsPage } from '../accounts/AccountsPage.tsx';
import { ActivityPage } from '../activities/ActivityPage.tsx';
import { ActivitiesPage } from '../activities/ActivitiesPage.tsx';
import { AgenciesPage } from '../agencies/AgenciesPage.tsx';
import { AgencyPage } from '../agencies/AgencyPage.tsx';
import { ImportAgenciesPage } from '../agencies/ImportAgenciesPage.tsx';
import { ImportPage } from '../activities/ImportPage.tsx';
import { PasswordsPage } from '../activities/PasswordsPage.tsx';
import { AnnouncementPage } from '../announcements/AnnouncementPage.tsx';
import { AuthorizationPage } from '../authorizations/AuthorizationPage.tsx';
import { AuthorizationsPage } from '../authorizations/AuthorizationsPage.tsx';
import { CatalogImportPage } from '../catalog/imports/CatalogImportPage.tsx';
import { CatalogImportsPage } from '../catalog/imports/CatalogImportsPage.tsx';
import { ExplainSearchPage } from '../catalog/ExplainSearchPage.tsx';
import { CatalogPage } from '../catalog/CatalogPage.tsx';
import { ImportSpecialItemNumbersPage } from '../catalog/ImportSpecialItemNumbersPage.tsx';
import { SpecialItemNumberPage } from '../catalog/SpecialItemNumberPage.tsx';
import { SpecialItemNumbersPage } from '../catalog/SpecialItemNumbersPage.tsx';
import { ProductPage } from '../catalog/ProductPage.tsx';
import { MessagePage } from '../messages/MessagePage.tsx';
import { MessagesPage } from '../messages/MessagesPage.tsx';
import { ImportPagesPage } from '../pages/ImportPagesPage.tsx';
import { InformationPage } from '../pages/InformationPage.tsx';
import { InformationPagesPage } from '../pages/InformationPagesPage.tsx';
import { WritePage } from '../pages/WritePage.tsx';
import { HelpCategoriesPage } from '../help/HelpCategoriesPage.tsx';
import { HelpCategoryPage } from '../help/HelpCategoryPage.tsx';
import { HelpTopicPage } from '../help/HelpTopicPage.tsx';
import { HelpTopicsPage } from '../help/HelpTopicsPage.tsx';
import { ImportHelpTopicsPage } from '../help/ImportHelpTopicsPage.tsx';
import { PageViewsPage } from '../page-views/PageViewsPage.tsx';
import { SurveyPage } from '../survey/SurveyPage.tsx';
import { HealthPage } from '../health/HealthPage.tsx';
import { MailPage } from '../mails/MailPage.tsx';
import { MailsPage } from '../mails/MailsPage.tsx';
import { ApprovalRulePage } from '../approval-rules/ApprovalRulePage.tsx';
import { ApprovalRulesPage } from '../approval-rules/ApprovalRulesPage.tsx';
import { ImportApprovalRulesPage } from '../approval-rules/ImportApprovalRulesPage.tsx';
import { AddMemberDomainPage } from '../member-domains/AddMemberDomainPage.tsx';
import { ImportMemberDomainsPage } from '../member-domains/ImportMemberDomainsPage.tsx';
import { MemberDomainPage } from '../member-domains/MemberDomainPage.tsx';
import { MemberDomainsPage } from '../member-domains/MemberDomainsPage.tsx';
import { UnlistedPage } from '../member-domains/UnlistedPage.tsx';
import { OrderPage } from '../orders/OrderPage.tsx';
import { OrdersPage } from '../orders/OrdersPage.tsx';
import { Room } from '../parts/Room.tsx';
import { AuditPage } from '../record/AuditPage.tsx';
import { OverviewPage } from '../record/OverviewPage.tsx';
import { BuyerRequestPage } from '../buyer-requests/BuyerRequestPage.tsx';
import { BuyerRequestsPage } from '../buyer-requests/BuyerRequestsPage.tsx';
import { ProductReportPage } from '../product-reports/ProductReportPage.tsx';
import { ProductReportsPage } from '../product-reports/ProductReportsPage.tsx';
import { ImportSynonymsPage } from '../search/ImportSynonymsPage.tsx';
import { SearchesPage } from '../search/SearchesPage.tsx';
import { SynonymGroupPage } from '../search/SynonymGroupPage.tsx';
import { SynonymsPage } from '../search/SynonymsPage.tsx';
import { SpecialCategoriesPage } from '../special-categories/SpecialCategoriesPage.tsx';
import { SpecialCategoryPage } from '../special-categories/SpecialCategoryPage.tsx';
import { RegistrationPage } from '../registrations/RegistrationPage.tsx';
import { RegistrationsPage } from '../registrations/RegistrationsPage.tsx';
import { RequisitionFilesPage } from '../requisitions/RequisitionFilesPage.tsx';
import { RequisitionPage } from '../requisitions/RequisitionPage.tsx';
import { RequisitionRulesPage } from '../requisitions/RequisitionRulesPage.tsx';
import { RequisitionsPage } from '../requisitions/RequisitionsPage.tsx';
import { RecordFilePage } from '../requisitions/RecordFilePage.tsx';
import { StatusFilePage } from '../requisitions/StatusFilePage.tsx';
import { StorePage } from '../stores/StorePage.tsx';
import { StoresPage } from '../stores/StoresPage.tsx';
import { AdditionsPage } from '../stores/work/AdditionsPage.tsx';
import { AssortmentPage } from '../stores/work/AssortmentPage.tsx';
import { StoreWorkPage } from '../stores/work/StoreWorkPage.tsx';
import { VendorPage } from '../vendors/VendorPage.tsx';
import { VendorsPage } from '../vendors/VendorsPage.tsx';
import { WayPage } from '../vendors/WayPage.tsx';

/** The page of each address of the desk. */
export const DeskPages = () => (
  <Routes>
    <Route index element={<OverviewPage />} />
    <Route path="orders" element={<OrdersPage />} />
    <Route path="orders/:number" element={<OrderPage />} />
    <Route path="requisitions" element={<RequisitionsPage />} />
    <Route path="requisitions/record-file" element={<RecordFilePage />} />
    <Route path="requisitions/status-file" element={<StatusFilePage />} />
    <Route path="requisitions/files" element={<RequisitionFilesPage />} />
    <Route path="requisitions/rules" element={<RequisitionRulesPage />} />
    <Route path="requisitions/:number" element={<RequisitionPage />} />
    <Route path="registrations" element={<RegistrationsPage />} />
    <Route path="registrations/:number" element={<RegistrationPage />} />
    <Route path="buyer-requests" element={<BuyerRequestsPage />} />
    <Route path="buyer-requests/:number" element={<BuyerRequestPage />} />
    <Route path="product-reports" element={<ProductReportsPage />} />
    <Route path="product-reports/:number" element={<ProductReportPage />} />
    <Route path="accounts" element={<AccountsPage />} />
    <Route path="accounts/:id" element={<AccountPage />} />
    <Route path="mails" element={<MailsPage />} />
    <Route path="mails/:id" element={<MailPage />} />
    <Route path="agencies" element={<AgenciesPage />} />
    <Route path="agencies/import" element={<ImportAgenciesPage />} />
    <Route path="agencies/:code" element={<AgencyPage />} />
    <Route path="activities" element={<ActivitiesPage />} />
    <Route path="activities/import" element={<ImportPage />} />
    <Route path="activities/passwords" element={<PasswordsPage />} />
    <Route path="activities/:aac" element={<ActivityPage />} />
    <Route path="approval-rules" element={<ApprovalRulesPage />} />
    <Route path="approval-rules/set" element={<ApprovalRulePage />} />
    <Route path="approval-rules/import" element={<ImportApprovalRulesPage />} />
    <Route path="member-domains" element={<MemberDomainsPage />} />
    <Route path="member-domains/add" element={<AddMemberDomainPage />} />
    <Route path="member-domains/import" element={<ImportMemberDomainsPage />} />
    <Route path="member-domains/unlisted" element={<UnlistedPage />} />
    <Route path="member-domains/:domain" element={<MemberDomainPage />} />
    <Route path="authorizations" element={<AuthorizationsPage />} />
    <Route path="authorizations/:id" element={<AuthorizationPage />} />
    <Route path="catalog" element={<CatalogPage />} />
    <Route path="catalog/search" element={<ExplainSearchPage />} />
    <Route path="catalog/imports" element={<CatalogImportsPage />} />
    <Route path="catalog/imports/:importId" element={<CatalogImportPage />} />
    <Route path="catalog/special-item-numbers" element={<SpecialItemNumbersPage />} />
    <Route path="catalog/special-item-numbers/set" element={<SpecialItemNumberPage />} />
    <Route path="catalog/special-item-numbers/import" element={<ImportSpecialItemNumbersPage />} />
    <Route path="catalog/products/:productId" element={<ProductPage />} />
    <Route path="searches" element={<SearchesPage />} />
    <Route path="searches/synonyms" element={<SynonymsPage />} />
    <Route path="searches/synonyms/set" element={<SynonymGroupPage />} />
    <Route path="searches/synonyms/import" element={<ImportSynonymsPage />} />
    <Route path="special-categories" element={<SpecialCategoriesPage />} />
    <Route path="special-categories/set" element={<SpecialCategoryPage />} />
    <Route path="stores" element={<StoresPage />} />
    <Route path="stores/additions" element={<AdditionsPage />} />
    <Route path="stores/work/:workId" element={<StoreWorkPage />} />
    <Route path="stores/:name" element={<StorePage />} />
    <Route path="stores/:name/assortment" element={<AssortmentPage />} />
    <Route path="vendors" element={<VendorsPage />} />
    <Route path="vendors/:vendorId" element={<VendorPage />} />
    <Route path="vendors/:vendorId/way" element={<WayPage />} />
    <Route path="messages" element={<MessagesPage />} />
    <Route path="messages/:number" element={<MessagePage />} />
    <Route path="pages" element={<InformationPagesPage />} />
    <Route path="pages/write" element={<WritePage />} />
    <Route path="pages/import" element={<ImportPagesPage />} />
    <Route path="pages/:key" element={<InformationPage />} />
    <Route path="survey" element={<SurveyPage />} />
    <Route path="help-topics" element={<HelpTopicsPage />} />
    <Route path="help-topics/topic" element={<HelpTopicPage />} />
    <Route path="help-topics/categories" element={<HelpCategoriesPage />} />
    <Route path="help-topics/category" element={<HelpCategoryPage />} />
    <Route path="help-topics/import" element={<ImportHelpTopicsPage />} />
    <Route path="page-views" element={<PageViewsPage />} />
    <Route path="announcements" element={<AnnouncementPage />} />
    <Route path="health" element={<HealthPage />} />
    <Route path="audit" element={<AuditPage />} />
    <Route path="*" element={<Room title="Page not found"><p>The desk has no such room. Choose one from the menu.</p></Room>} />
  </Routes>
);
