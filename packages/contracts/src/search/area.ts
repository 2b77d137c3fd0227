import { defineContractArea } from '../wire/contract-area.ts';
import { advantageSearch } from './advantage-search.service.ts';
import { headerSearch } from './header-search.service.ts';

export const searchArea = defineContractArea('search', [advantageSearch, headerSearch]);
