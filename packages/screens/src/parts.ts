// The parts that the default screens are made of, for stores that put them together in another way. They have a door of
// their own: the front door is loaded with every page.
export { useStartPageAddress } from './shell/page/use-start-page-address.ts';
export { fieldText } from './shell/forms/field-text.ts';
export { longDay } from './shell/dates/long-day.ts';

export { counted, countedCatalogue } from './browse/counted.ts';
export { namedFirst } from './browse/named-first.ts';
export { EmptyCatalogue } from './browse/EmptyCatalogue.tsx';

export { withPage } from './search/address/search-address.ts';
export { useSearchAddress, type SearchNavigation } from './search/address/use-search-address.ts';
export { AppliedFilters, type AppliedFiltersProps } from './search/facets/AppliedFilters.tsx';
export { FacetButton } from './search/facets/FacetButton.tsx';
export { FacetSidebar } from './search/facets/FacetSidebar.tsx';
export { useKeptFocus } from './search/facets/use-kept-focus.ts';
export { categoryCrumbs } from './search/category-crumbs.ts';
export { KindTabs } from './search/KindTabs.tsx';
export { resultCountText, totalText } from './search/result-count.ts';
export { BeyondLastPage } from './search/results/BeyondLastPage.tsx';
export { ResultActions } from './search/results/ResultActions.tsx';
export { ResultList } from './search/results/ResultList.tsx';
export { ResultToolbar, type ResultToolbarProps } from './search/results/ResultToolbar.tsx';
export { SearchNotices } from './search/results/SearchNotices.tsx';
export { useResultStyle } from './search/results/use-result-style.ts';
export { VendorCount } from './search/results/VendorCount.tsx';
export { CompareBar } from './search/compare/CompareBar.tsx';

export { formatDeliveryDays } from './products/delivery/delivery-days.ts';
export { DeliveryLine } from './products/delivery/DeliveryLine.tsx';
export { ProductHead } from './catalog/detail/ProductHead.tsx';
export { RelatedProducts } from './catalog/detail/RelatedProducts.tsx';
export { SpecificationTable } from './catalog/detail/SpecificationTable.tsx';
export { ProductIndicators } from './products/indicators/ProductIndicators.tsx';
export { ItemNumbers } from './products/ItemNumbers.tsx';
export { OfferTable } from './catalog/offers/OfferTable.tsx';
export { formatPriceRange } from './products/price/price-range.ts';
export { PriceTag, type PriceTagProps } from './products/price/PriceTag.tsx';
export { useProductHref } from './products/product-href.ts';
export { AddToCartForm, type AddToCartFormProps } from './products/purchase/AddToCartForm.tsx';
export { ZipForm, type ZipFormProps } from './catalog/zip/ZipForm.tsx';

export { AddFromList } from './ordering/AddFromList.tsx';
export { useReloadCart } from './cart/changes/use-reload-cart.ts';
export { MyParkedCartsPage, type MyParkedCartsPageProps, type ParkedCartListProps } from './parkcart/list/MyParkedCartsPage.tsx';
export { ParkedCartActions } from './parkcart/list/ParkedCartActions.tsx';
export { cartLinesId } from './cart/vendor/cart-lines-id.ts';
export { placeAmongGroups, placeInGroup } from './cart/vendor/shown-place.ts';
export { LongListBar } from './orders/long/LongListBar.tsx';
export { LongListPages } from './orders/long/LongListPages.tsx';
export type { ShownGroup } from './orders/long/shown-lines.ts';
export { useShownPart } from './orders/long/use-shown-part.ts';
export type { CartPage } from './cart/cart-page.ts';
export { generalRefusals } from './cart/general-refusals.ts';
export { RemovalNotice } from './cart/changes/RemovalNotice.tsx';
export { useCartChanges, type CartChanges } from './cart/changes/use-cart-changes.ts';
export { EmptyCart } from './cart/empty/EmptyCart.tsx';
export { LineChange } from './orders/lines/LineChange.tsx';
export { LineTotal } from './orders/lines/LineTotal.tsx';
export { QuantityCell, type QuantityCellProps } from './cart/lines/QuantityCell.tsx';
export { UnitPrice } from './orders/lines/UnitPrice.tsx';
export { CartWarnings } from './cart/warnings/CartWarnings.tsx';
export { noWarnings, warningsOfGroup, warningsOfLine, warningsOfOrder } from './cart/warnings/cart-warnings.ts';
export { CartSummaryCard } from './cart/summary/CartSummaryCard.tsx';
export { CheckoutBar } from './cart/summary/CheckoutBar.tsx';
export { MinimumOrder } from './orders/totals/MinimumOrder.tsx';

export { ReviewBlocks } from './checkout/ReviewBlocks.tsx';
export { PlaceOrderCard, type PlaceOrderCardProps } from './checkout/place/PlaceOrderCard.tsx';
export { useReviewSteps, type ReviewSteps } from './checkout/use-review-steps.ts';

export { calendarDay, orderDay } from './orders/order-date.ts';
export { OrderFacts } from './orders/OrderFacts.tsx';
export { OrderNumber, type OrderChoice } from './orders/OrderNumber.tsx';
export type { OrderTableProps } from './orders/OrderTable.tsx';
export { OrderActions } from './orderhistory/details/OrderActions.tsx';
export { OrderLineAgain } from './orderhistory/details/OrderLineAgain.tsx';
export { PurchaseOrderProgress } from './orderhistory/details/PurchaseOrderProgress.tsx';
export { OrderList, type OrderListProps } from './orderhistory/list/OrderList.tsx';
export type { ExpectedOrderTableProps } from './orderhistory/dashboard/ExpectedOrderTable.tsx';
export { OrderDashboardPage, type OrderDashboardPageProps } from './orderhistory/dashboard/OrderDashboardPage.tsx';
export { outlooks } from './orderhistory/dashboard/outlook.ts';
export { OutlookCount } from './orderhistory/dashboard/OutlookCount.tsx';
export { OrderSearchPage, type OrderSearchPageProps } from './orderhistory/search/OrderSearchPage.tsx';
export { numberedLines } from './orderhistory/summary/numbered-lines.ts';
export { OrderSummaryPage, type OrderSummaryPageProps } from './orderhistory/summary/OrderSummaryPage.tsx';
export type { SummarizedLinesProps } from './orderhistory/summary/SummarizedLines.tsx';
export { OrderPageLinks } from './orderhistory/list/OrderPageLinks.tsx';

export { Prose } from './information/Prose.tsx';

export { ActivityAddressPage, type ActivityAddressPageProps } from './profile/address-book/ActivityAddressPage.tsx';
export { AddressBookPage, type AddressBookPageProps } from './profile/address-book/AddressBookPage.tsx';
export type { AddressListProps } from './profile/address-book/AddressCards.tsx';
export { AddressFormPage, type AddressFormPageProps } from './profile/address-book/AddressFormPage.tsx';
export { AddressImportPage, type AddressImportPageProps } from './profile/address-book/import/AddressImportPage.tsx';
export { AddressLines } from './orders/AddressLines.tsx';
export { AddressMarks } from './profile/address-book/AddressMarks.tsx';

export { RegistrationPage, type RegistrationPageProps } from './profile/registration/RegistrationPage.tsx';
export { RegistrationOver } from './profile/registration/RegistrationOver.tsx';
export { RequestReceived } from './profile/registration/RequestReceived.tsx';
export { VerifyEmailPage } from './profile/registration/VerifyEmailPage.tsx';

export { ProfilePage, type ProfilePageProps } from './profile/own-profile/ProfilePage.tsx';
