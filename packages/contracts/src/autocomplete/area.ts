import { defineContractArea } from '../wire/contract-area.ts';
import { autocomplete } from './autocomplete.service.ts';

export const autocompleteArea = defineContractArea('autocomplete', [autocomplete]);
