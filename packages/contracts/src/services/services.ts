import { autocomplete } from '../autocomplete/autocomplete.service.ts';
import { addCart, deleteItem, shoppingCartPost } from '../cart/change-cart.services.ts';
import { productServicesCategories } from '../browse/product-services-categories.service.ts';
import { shoppingCart } from '../cart/shopping-cart.service.ts';
import { contractorDetail } from '../catalog/contractor-detail.service.ts';
import { productDetail } from '../catalog/product-detail.service.ts';
import { quicklook } from '../catalog/quicklook.service.ts';
import { checkoutReview, checkoutReviewSubmit, deliveryOptions, orderConfirm } from '../checkout/checkout-review.services.ts';
import { selectPayment } from '../checkout/select-payment.service.ts';
import { selectShipping } from '../checkout/select-shipping.service.ts';
import { categoryList, productCategoryList, serviceCategoryList, serviceCategoryListAsJson, specialCategoryList } from '../categories/category-lists.services.ts';
import { globalSupplyHelp, globalSupplyTutorial } from '../ggs/information.services.ts';
import { ggsStartPage, usmcStartPage } from '../ggs/start-page.services.ts';
import { help } from '../information/help.service.ts';
import { informationPageService } from '../information/page.service.ts';
import { restricted, storeAccessDenied } from '../login/access.services.ts';
import { authTokens } from '../login/auth-tokens.service.ts';
import { forgotUserId } from '../login/forgot-user-id.service.ts';
import { login, mfaSignIn, signOut } from '../login/login.service.ts';
import { oauthConfig } from '../login/oauth-config.service.ts';
import { pkce } from '../login/pkce.service.ts';
import { signIn } from '../login/sign-in.service.ts';
import { legacyUrlMap } from '../main/legacy-url-map.service.ts';
import { endSession, extendSession, session } from '../main/session.service.ts';
import { home, startPage } from '../main/start-page.service.ts';
import { agencyList } from '../profile/agency-list.service.ts';
import { myOrders, orderDetails, viewPdf } from '../orderhistory/orders.services.ts';
import { ggsRegistration, ggsRegistrationSubmit, registration, registrationSubmit } from '../profile/registration.services.ts';
import { updateProfile } from '../profile/update-profile.service.ts';
import { advantageSearch } from '../search/advantage-search.service.ts';
import { headerSearch } from '../search/header-search.service.ts';
import { storeFailure } from '../store-package/store-failure.service.ts';
import { registerSmartCard, unregisterSmartCard } from '../smart-card/smart-card.services.ts';
import { dhsAccessDenied, dhsEmailValidation, dhsEmailValidationSubmit, dhsValidation } from '../virtual-store/dhs.services.ts';
import { afStartPage, dhsStartPage, stateStartPage, usdaStartPage, vaStartPage } from '../virtual-store/start-page.services.ts';
import { stateValidation } from '../virtual-store/state.services.ts';

/** Every path of the API, once. */
export const services = [
  startPage,
  home,
  ggsStartPage,
  usmcStartPage,
  vaStartPage,
  afStartPage,
  dhsStartPage,
  usdaStartPage,
  stateStartPage,
  dhsValidation,
  dhsEmailValidation,
  dhsEmailValidationSubmit,
  dhsAccessDenied,
  stateValidation,
  session,
  endSession,
  extendSession,
  legacyUrlMap,
  specialCategoryList,
  productCategoryList,
  categoryList,
  serviceCategoryList,
  serviceCategoryListAsJson,
  agencyList,
  informationPageService,
  help,
  globalSupplyTutorial,
  globalSupplyHelp,
  advantageSearch,
  headerSearch,
  autocomplete,
  productDetail,
  quicklook,
  contractorDetail,
  productServicesCategories,
  shoppingCart,
  addCart,
  shoppingCartPost,
  deleteItem,
  checkoutReview,
  deliveryOptions,
  checkoutReviewSubmit,
  orderConfirm,
  selectShipping,
  selectPayment,
  myOrders,
  orderDetails,
  viewPdf,
  login,
  mfaSignIn,
  signOut,
  oauthConfig,
  pkce,
  authTokens,
  signIn,
  forgotUserId,
  storeAccessDenied,
  restricted,
  registration,
  registrationSubmit,
  ggsRegistration,
  ggsRegistrationSubmit,
  updateProfile,
  registerSmartCard,
  unregisterSmartCard,
  storeFailure,
] as const;

export type Service = (typeof services)[number];
