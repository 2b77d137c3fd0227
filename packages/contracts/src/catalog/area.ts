import { defineContractArea } from '../wire/contract-area.ts';
import { contractorDetail } from './contractor-detail.service.ts';
import { productDetail } from './product-detail.service.ts';
import { quicklook } from './quicklook.service.ts';

export const catalogArea = defineContractArea('catalog', [productDetail, quicklook, contractorDetail]);
