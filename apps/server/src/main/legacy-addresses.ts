/** One address of the former application. */
export interface LegacyAddress {
  readonly from: string;
  readonly to: string;
  /** The browser's address bar goes on showing the old one. */
  readonly keepAddress?: boolean;
}

/**
 * Where the addresses of the former application lead now (specification, section 2, Legacy URL map). The specification
 * does not give the old paths of the two advanced searches; ours are named after what they were.
 */
export const legacyAddresses: readonly LegacyAddress[] = [
  { from: '/s/search.do', to: '/search/advantage_search' },
  { from: '/search/productsAdvancedSearch.do', to: '/search/advanced?formType=products' },
  { from: '/search/servicesAdvancedSearch.do', to: '/search/advanced?formType=services' },
  { from: '/department/AdvSelect.do', to: '/search/adv_select' },
  { from: '/login/eBuyLogin.do', to: '/main/ebuy' },
  { from: '/contractor/contractor_detail.do', to: '/catalog/contractor_detail', keepAddress: true },
  { from: '/profile/directregistration.do', to: '/profile/registration' },
  { from: '/search/specialCategory.do', to: '/search/special_category_search' },
  { from: '/department/gss.do', to: '/search/gss_search' },
];
