import { defineArea, defineScreen, screenFor } from '@quartermaster/core';
import { productIdentity, variantIdentity } from './product-identity.ts';

const ofProduct = { layout: 'index', identity: productIdentity } as const;
const inModal = { title: 'Product Quick Look', layout: 'modal', modalSize: 'right medium' } as const;

const product = defineScreen('product', { ...ofProduct, identity: variantIdentity, title: (attributes) => attributes.product.name, addsSurvey: true, load: () => import('./detail/ProductDetail.screen.tsx') });
const productClassic = defineScreen('product-classic', {
  ...ofProduct,
  identity: variantIdentity,
  title: (attributes) => attributes.product.name,
  layout: 'classic',
  load: () => import('./detail/ProductDetailClassic.screen.tsx'),
});
const notFound = defineScreen('product-not-found', { ...ofProduct, title: 'Product Not Available', load: () => import('./detail/NotFound.screen.tsx') });
const enterZipCode = defineScreen('enter-zip-code', { ...ofProduct, title: 'Enter ZIP Code', load: () => import('./detail/EnterZipCode.screen.tsx') });
const contractor = defineScreen('contractor', { title: (attributes) => attributes.contractor.name, layout: 'index', load: () => import('./contractor/ContractorDetail.screen.tsx') });
const contractorNotFound = defineScreen('contractor-not-found', { title: 'Contractor not found', layout: 'index', load: () => import('./contractor/ContractorNotFound.screen.tsx') });
const quickLook = defineScreen('quick-look', { ...inModal, load: () => import('./quicklook/QuickLook.screen.tsx') });
const quickLookFailure = defineScreen('quick-look-failure', { ...inModal, load: () => import('./quicklook/QuickLookFailure.screen.tsx') });

/** Specification, section 2, Catalogue. */
export const catalog = defineArea({
  name: 'catalog',
  screens: { product, productClassic, notFound, enterZipCode, contractor, contractorNotFound, quickLook, quickLookFailure },
  contributions: [
    screenFor('/catalog/product_detail', 'ProductDetail', product),
    screenFor('/catalog/product_detail', 'ProductDetailClassic', productClassic),
    screenFor('/catalog/product_detail', 'NotFound', notFound),
    screenFor('/catalog/product_detail', 'EnterZipCode', enterZipCode),
    screenFor('/catalog/contractor_detail', 'Success', contractor),
    screenFor('/catalog/contractor_detail', 'NotFound', contractorNotFound),
    screenFor('/catalog/quicklook', 'Success', quickLook),
    screenFor('/catalog/quicklook', 'Failure', quickLookFailure),
  ],
});
