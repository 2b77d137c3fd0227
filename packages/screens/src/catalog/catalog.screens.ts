import { screen } from '@quartermaster/core';
import { productIdentity } from './product-identity.ts';

/** Specification, section 2, Catalogue. */
export const catalogScreens = [
  screen({
    path: '/catalog/product_detail',
    responseName: 'ProductDetail',
    title: ({ product }) => product.name,
    layout: 'index',
    addsSurvey: true,
    identity: productIdentity,
    load: () => import('./detail/ProductDetail.screen.tsx'),
  }),
  screen({
    path: '/catalog/product_detail',
    responseName: 'ProductDetailClassic',
    title: ({ product }) => product.name,
    layout: 'classic',
    identity: productIdentity,
    load: () => import('./detail/ProductDetailClassic.screen.tsx'),
  }),
  screen({
    path: '/catalog/product_detail',
    responseName: 'NotFound',
    title: 'Product Not Available',
    layout: 'index',
    identity: productIdentity,
    load: () => import('./detail/NotFound.screen.tsx'),
  }),
  screen({
    path: '/catalog/product_detail',
    responseName: 'EnterZipCode',
    title: 'Enter ZIP Code',
    layout: 'index',
    identity: productIdentity,
    load: () => import('./detail/EnterZipCode.screen.tsx'),
  }),
  screen({
    path: '/catalog/contractor_detail',
    responseName: 'Success',
    title: ({ contractor }) => contractor.name,
    layout: 'index',
    load: () => import('./contractor/ContractorDetail.screen.tsx'),
  }),
  screen({
    path: '/catalog/contractor_detail',
    responseName: 'NotFound',
    title: 'Contractor not found',
    layout: 'index',
    load: () => import('./contractor/ContractorNotFound.screen.tsx'),
  }),
  screen({
    path: '/catalog/quicklook',
    responseName: 'Success',
    title: 'Product Quick Look',
    layout: 'modal',
    modalSize: 'right medium',
    load: () => import('./quicklook/QuickLook.screen.tsx'),
  }),
  screen({
    path: '/catalog/quicklook',
    responseName: 'Failure',
    title: 'Product Quick Look',
    layout: 'modal',
    modalSize: 'right medium',
    load: () => import('./quicklook/QuickLookFailure.screen.tsx'),
  }),
];
