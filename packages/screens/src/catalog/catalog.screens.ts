import { screen } from '@quartermaster/core';

/** A product stays the same page when only the ZIP code or the view changes. */
const identity = (query: URLSearchParams): string => query.get('productId') ?? '';

/** Specification, section 2, Catalogue. */
export const catalogScreens = [
  screen({
    path: '/catalog/product_detail',
    responseName: 'ProductDetail',
    title: ({ product }) => product.name,
    layout: 'index',
    addsSurvey: true,
    identity,
    load: () => import('./detail/ProductDetail.screen.tsx'),
  }),
  screen({
    path: '/catalog/product_detail',
    responseName: 'ProductDetailClassic',
    title: ({ product }) => product.name,
    layout: 'classic',
    identity,
    load: () => import('./detail/ProductDetailClassic.screen.tsx'),
  }),
  screen({
    path: '/catalog/product_detail',
    responseName: 'NotFound',
    title: 'Product Not Available',
    layout: 'index',
    identity,
    load: () => import('./detail/NotFound.screen.tsx'),
  }),
  screen({
    path: '/catalog/product_detail',
    responseName: 'EnterZipCode',
    title: 'Enter ZIP Code',
    layout: 'index',
    identity,
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
