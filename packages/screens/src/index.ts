export { areaDefaults } from './area-defaults.ts';
/** Every area, for stores that replace a screen or all of an area: `overrideScreen(areas.cart.screens.shoppingCart, ...)`. */
export * as areas from './areas.ts';

// For stores that write screens, headers, layouts or a root of their own.
export { StorefrontRoot } from './shell/root/StorefrontRoot.tsx';
export { PageHeader, type PageHeaderProps } from './shell/page/PageHeader.tsx';
export { PageTitle } from './shell/title/PageTitle.tsx';
/** The page that FSS and USMC show where other stores show Session Expired. */
export { InvalidSession } from './shell/session/InvalidSession.tsx';
export { mainContentId } from './shell/layout/main-content.ts';
export { PageFrame, type PageFrameProps } from './shell/layout/PageFrame.tsx';
export { PageParts } from './shell/layout/PageParts.tsx';
export { Account } from './shell/header/Account.tsx';
export { CartLink } from './shell/header/CartLink.tsx';
export { privacyChoicesAddress } from './shell/privacy/choices-address.ts';
export { useHelpDeskLink } from './shell/help-desk/use-help-desk-link.ts';
export { MessagesLink } from './shell/header/MessagesLink.tsx';
export { HelpLink } from './shell/header/HelpLink.tsx';
export { HeaderSearch } from './shell/header/HeaderSearch.tsx';
export { searchHeading } from './search/search-heading.ts';
export { searchIdentity } from './search/search-identity.ts';
export { productIdentity } from './catalog/product-identity.ts';
export { ProductPicture, type ProductPictureProps } from './products/picture/ProductPicture.tsx';
export { pictureIds } from './products/picture/picture-of.ts';
export { IndicatorBadges } from './products/indicators/IndicatorBadges.tsx';
export { IndicatorLegend } from './products/indicators/IndicatorLegend.tsx';
export { StoreHeader, type StoreHeaderProps } from './shell/header/StoreHeader.tsx';
export { storeHeader } from './shell/header/store-header.tsx';
export { DrawnLogo, type DrawnLogoProps } from './shell/brand/DrawnLogo.tsx';
export { ContactFooter, type ContactFooterProps } from './shell/footer/ContactFooter.tsx';
export { contactFooter } from './shell/footer/contact-footer.tsx';
export { sampleNotice } from './shell/footer/sample-notice.ts';
export { inCategory, withIndicator, type StoreLink } from './shell/links/store-link.ts';

// The parts from which a store puts its home together.
export { AskToRegister, FinalizeRegistration } from './profile/registration/registration-flows.ts';
export { membersOnly } from './virtual-store/members-only.ts';
export { departmentPagesPoint, type DepartmentPages } from './virtual-store/department-pages.ts';
export { RegistrationNotice } from './main/RegistrationNotice.tsx';
export { StoreHomeLayout, type StoreHomeLayoutProps } from './virtual-store/start-page/StoreHomeLayout.tsx';
export { storeHomeLayout } from './virtual-store/start-page/store-home-layout.tsx';
export { StoreWelcome, type StoreWelcomeProps } from './virtual-store/start-page/StoreWelcome.tsx';
export { StoreHero, type StoreHeroProps } from './virtual-store/start-page/StoreHero.tsx';
export { StoreHomeParts } from './virtual-store/start-page/StoreHomeParts.tsx';
export type { StoreHomeProps } from './virtual-store/start-page/store-home-props.ts';
export { SignInCard, type SignInCardProps } from './virtual-store/start-page/SignInCard.tsx';
export { StoreWays, type StoreWay } from './virtual-store/start-page/StoreWays.tsx';
export { StoreFacts, type StoreFact, type StoreFactsProps } from './virtual-store/start-page/StoreFacts.tsx';
export { FeaturedProducts, type FeaturedProductsProps } from './virtual-store/start-page/FeaturedProducts.tsx';
export { assortment, StoreCategories, type StoreCategoriesProps, type StoreHomeAttributes } from './virtual-store/start-page/StoreCategories.tsx';
