import { defineContractArea } from '../wire/contract-area.ts';
import { advancedSearch } from './advanced-search.service.ts';
import { advantageSearch } from './advantage-search.service.ts';
import { drilldown } from './drilldown.service.ts';
import { gssSearch } from './gss-search.service.ts';
import { headerSearch } from './header-search.service.ts';
import { advantageSelect, itSecurity, specialCategorySearch } from './special-categories.services.ts';
import { facetList, manufacturerList, vendorList } from './value-lists.services.ts';

export const searchArea = defineContractArea('search', [advancedSearch, advantageSearch, headerSearch, manufacturerList, vendorList, facetList, specialCategorySearch, itSecurity, advantageSelect, gssSearch, drilldown]);
