// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { Access, Method } from '../wire/service.ts';
import type { ContractPath } from '../services/service-types.ts';

export interface ServiceTableEntry {
  method: Method;
  access: Access;
  changesState?: boolean;
  background?: boolean;
  rendered?: boolean;
  /** Seconds for which a browser may go on with the answer that it has, per store. */
  cachedFor?: number;
  /** A success is text or a JSON list instead of an envelope. */
  plain?: 'text' | 'list';
  /** What the spinner says while its answer is awaited. */
  spinner?: string;
  /** The query parameter whose value is a key of information, which the new theme has its own of. */
  themedKey?: string;
  /** Help content: a store that loads no help does not have its address. */
  isHelp?: boolean;
  /** Its address in the former application. */
  formerPath?: string;
  responses: readonly string[];
  /** Dotted names of request fields that are never logged, stored or shown. */
  sensitive: readonly string[];
}

export const serviceTable: Readonly<Record<ContractPath, ServiceTableEntry>> = {
  "/af/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Home","Login"],"sensitive":[]},
  "/autocomplete": {"method":"GET","access":"visitor","background":true,"responses":["Success"],"sensitive":[]},
  "/browse/product_services_categories": {"method":"GET","access":"visitor","responses":["Browse Categories"],"sensitive":[]},
  "/cart/addCart": {"method":"POST","access":"visitor","responses":["Success","Failure"],"sensitive":[]},
  "/cart/delete_item": {"method":"POST","access":"visitor","responses":["Initial","Failure"],"sensitive":[]},
  "/cart/shopping_cart": {"method":"GET","access":"visitor","responses":["Initial"],"sensitive":[]},
  "/cart/shopping_cart_post": {"method":"POST","access":"visitor","responses":["Initial","Failure"],"sensitive":[]},
  "/catalog/contractor_detail": {"method":"GET","access":"visitor","responses":["Success","NotFound"],"sensitive":[]},
  "/catalog/product_detail": {"method":"GET","access":"visitor","rendered":true,"formerPath":"/catalog/product_detail.do","responses":["ProductDetail","ProductDetailClassic","NotFound","Failure","EnterZipCode"],"sensitive":[]},
  "/catalog/quicklook": {"method":"GET","access":"visitor","responses":["Success","Failure"],"sensitive":[]},
  "/categories/category_list": {"method":"GET","access":"visitor","background":true,"cachedFor":600,"plain":"list","responses":[],"sensitive":[]},
  "/categories/product_category_list": {"method":"GET","access":"visitor","background":true,"cachedFor":600,"plain":"list","responses":[],"sensitive":[]},
  "/categories/service_category_list": {"method":"GET","access":"visitor","background":true,"cachedFor":600,"plain":"text","responses":[],"sensitive":[]},
  "/categories/service_category_list_as_json": {"method":"GET","access":"visitor","background":true,"cachedFor":600,"plain":"list","responses":[],"sensitive":[]},
  "/categories/special_category_list": {"method":"GET","access":"visitor","background":true,"cachedFor":600,"plain":"list","responses":[],"sensitive":[]},
  "/checkout/checkout_review": {"method":"GET","access":"buyer","responses":["CheckOutReview","AdvantageCart"],"sensitive":[]},
  "/checkout/checkout_review_submit": {"method":"POST","access":"buyer","spinner":"Placing your order...","responses":["OrderConfirmation","CheckOutReview","AdvantageCart"],"sensitive":[]},
  "/checkout/delivery_options": {"method":"POST","access":"buyer","responses":["CheckOutReview","AdvantageCart"],"sensitive":[]},
  "/checkout/order_confirm": {"method":"GET","access":"buyer","responses":["OrderConfirmation","OrderError"],"sensitive":[]},
  "/checkout/select_payment": {"method":"POST","access":"buyer","responses":["SelectPayment","CheckOutReview"],"sensitive":["newCard.number"]},
  "/checkout/select_shipping": {"method":"POST","access":"buyer","responses":["SelectShipping","Create","AacShipping","CheckOutReview"],"sensitive":[]},
  "/dhs/accessDenied": {"method":"GET","access":"visitor","responses":["accessDenied"],"sensitive":[]},
  "/dhs/dhsEmailValidation": {"method":"GET","access":"buyer","responses":["Initial","CodeSent"],"sensitive":[]},
  "/dhs/dhsEmailValidation_submit": {"method":"POST","access":"buyer","responses":["Initial","CodeSent","Success"],"sensitive":[]},
  "/dhs/dhsValidation": {"method":"GET","access":"buyer","responses":["Success","Failure"],"sensitive":[]},
  "/dhs/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Home","Login"],"sensitive":[]},
  "/ggs/information/help": {"method":"GET","access":"visitor","responses":["Success"],"sensitive":[]},
  "/ggs/profile/registration": {"method":"GET","access":"visitor","responses":["Initial","Failure","Pre-Register"],"sensitive":[]},
  "/ggs/profile/registration_submit": {"method":"POST","access":"visitor","responses":["Success","Failure","Pre-Register"],"sensitive":[]},
  "/ggs/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Success"],"sensitive":[]},
  "/information/help": {"method":"GET","access":"visitor","cachedFor":3600,"isHelp":true,"responses":["Success"],"sensitive":[]},
  "/information/page": {"method":"GET","access":"visitor","themedKey":"keyName","responses":["InfoPage","InfoModal","Failure"],"sensitive":[]},
  "/information/tutorial": {"method":"GET","access":"visitor","responses":["3","9"],"sensitive":[]},
  "/login": {"method":"GET","access":"visitor","responses":["Success"],"sensitive":[]},
  "/login/auth_tokens": {"method":"POST","access":"visitor","background":true,"responses":["Success","Failure"],"sensitive":["code","code_verifier","dpop_proof"]},
  "/login/mfa_sign_in": {"method":"GET","access":"visitor","changesState":true,"spinner":"Multi factor authentication in progress...","responses":["Success","accessDenied","Forbidden"],"sensitive":[]},
  "/login/oauth_config": {"method":"GET","access":"visitor","background":true,"responses":["Success"],"sensitive":[]},
  "/login/pkce": {"method":"GET","access":"visitor","background":true,"responses":["Success"],"sensitive":[]},
  "/login/register_smart_card": {"method":"POST","access":"buyer","responses":["Success","NoAction","Error"],"sensitive":["ssl_client_san_other_msupn_0","ssl_client_cert_chain","statement"]},
  "/login/sign_in": {"method":"POST","access":"visitor","responses":["Success"],"sensitive":[]},
  "/login/sign_out": {"method":"GET","access":"visitor","changesState":true,"spinner":"Signing out...","responses":["SignedOff","LogoutFromAuthServer","AdvantageConfirmLogOff","FedstripConfirmLogOff"],"sensitive":[]},
  "/login/unregister_smart_card": {"method":"GET","access":"buyer","changesState":true,"responses":["Success","NoAction"],"sensitive":[]},
  "/main/end_session": {"method":"GET","access":"visitor","changesState":true,"background":true,"plain":"text","responses":[],"sensitive":[]},
  "/main/extend_session": {"method":"GET","access":"visitor","changesState":true,"background":true,"plain":"text","responses":[],"sensitive":[]},
  "/main/home": {"method":"GET","access":"visitor","rendered":true,"responses":["Success"],"sensitive":[]},
  "/main/session": {"method":"GET","access":"visitor","background":true,"responses":["Success"],"sensitive":[]},
  "/main/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Success","MODAL Browse Categories","AFLogin"],"sensitive":[]},
  "/main/struts_ng_url_map": {"method":"GET","access":"visitor","background":true,"responses":["Success"],"sensitive":[]},
  "/orderhistory/my_orders": {"method":"GET","access":"buyer","responses":["Success"],"sensitive":[]},
  "/orderhistory/order_details": {"method":"GET","access":"buyer","responses":["Success","Failure"],"sensitive":[]},
  "/orderhistory/view_pdf": {"method":"GET_PDF","access":"buyer","spinner":"Preparing the document...","responses":["Failure"],"sensitive":[]},
  "/profile/agency_list": {"method":"GET","access":"visitor","background":true,"cachedFor":3600,"plain":"list","responses":[],"sensitive":[]},
  "/profile/registration": {"method":"GET","access":"visitor","responses":["Initial"],"sensitive":[]},
  "/profile/registration_submit": {"method":"POST","access":"visitor","responses":["Success","Failure"],"sensitive":[]},
  "/profile/update_profile": {"method":"GET","access":"buyer","responses":["Success"],"sensitive":[]},
  "/restricted": {"method":"GET","access":"visitor","responses":["FedStripAccessDenied"],"sensitive":[]},
  "/search/advantage_search": {"method":"GET","access":"visitor","rendered":true,"spinner":"Searching...","responses":["Success","SearchResults","BrowsePage","ZeroResults"],"sensitive":[]},
  "/search/header_search": {"method":"POST","access":"visitor","spinner":"Searching...","responses":["Success"],"sensitive":[]},
  "/sign_in/forgot_user_id": {"method":"POST","access":"visitor","responses":["Success","Failure"],"sensitive":[]},
  "/state/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Home","Login"],"sensitive":[]},
  "/state/stateValidation": {"method":"GET","access":"buyer","responses":["Success","Failure"],"sensitive":[]},
  "/stores/failure": {"method":"POST","access":"visitor","background":true,"responses":["Noted"],"sensitive":[]},
  "/usda/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Home","Login"],"sensitive":[]},
  "/usmc/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Success"],"sensitive":[]},
  "/va/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Home","Login"],"sensitive":[]},
  "/vs/access_denied": {"method":"GET","access":"visitor","responses":["accessDenied"],"sensitive":[]},
};
