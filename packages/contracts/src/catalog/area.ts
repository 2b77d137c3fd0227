import { defineContractArea } from '../wire/contract-area.ts';
import { alternatives } from './alternatives.service.ts';
import { configuration } from './configuration.service.ts';
import { compareProducts } from './compare.service.ts';
import { contractorDetail } from './contractor-detail.service.ts';
import { dealerSelect } from './dealer-select.service.ts';
import { productDetail } from './product-detail.service.ts';
import { productDetailReport, productDetailReportSubmit, productReports } from './product-detail-report.service.ts';
import { changeSavedProducts, savedProduct, savedProducts } from './saved-products.service.ts';
import { quicklook } from './quicklook.service.ts';
import { strategicSourcing } from './strategic-sourcing.service.ts';

export const catalogArea = defineContractArea('catalog', [productDetail, quicklook, productDetailReport, productDetailReportSubmit, productReports, compareProducts, alternatives, savedProducts, savedProduct, changeSavedProducts, contractorDetail, dealerSelect, configuration, strategicSourcing]);
