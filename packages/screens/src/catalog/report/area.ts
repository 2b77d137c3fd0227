import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const inModal = { title: 'Please tell us about the issue', layout: 'modal', modalSize: 'medium' } as const;

const form = defineScreen('product-report', { ...inModal, load: () => import('./ProductReport.screen.tsx') });
const notFound = defineScreen('product-report-not-found', { ...inModal, load: () => import('./NoSuchProduct.screen.tsx') });
const sent = defineScreen('product-report-sent', { ...inModal, title: 'Your report is sent', load: () => import('./ProductReportSent.screen.tsx') });
const list = defineScreen('product-reports', { title: 'Reports about products', layout: 'index', identity: (query) => query.get('page') ?? '1', load: () => import('./ProductReports.screen.tsx') });

/** Specification, section 2, Catalogue: reports about products, which come late. */
export const productReports = defineArea({
  name: 'product-reports',
  screens: { form, notFound, sent, list },
  contributions: [
    screenFor('/catalog/product_detail_report', 'Initial', form),
    screenFor('/catalog/product_detail_report', 'NotFound', notFound),
    screenFor('/catalog/product_detail_report_submit', 'Failure', form),
    screenFor('/catalog/product_detail_report_submit', 'NotFound', notFound),
    screenFor('/catalog/product_detail_report_submit', 'Success', sent),
    screenFor('/catalog/product_reports', 'Success', list),
  ],
});
