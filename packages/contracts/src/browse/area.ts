import { defineContractArea } from '../wire/contract-area.ts';
import { productServicesCategories } from './product-services-categories.service.ts';

export const browseArea = defineContractArea('browse', [productServicesCategories]);
