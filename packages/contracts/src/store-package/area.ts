import { defineContractArea } from '../wire/contract-area.ts';
import { storeFailure } from './store-failure.service.ts';

export const storePackageArea = defineContractArea('store-package', [storeFailure]);
