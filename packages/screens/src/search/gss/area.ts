import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const form = defineScreen('supply-search', { title: 'Global Supply search', layout: 'index', load: () => import('./SupplySearch.screen.tsx') });

/** Specification, section 2, Main and search: Global Supply. It comes late. */
export const supplySearch = defineArea({ name: 'supply-search', screens: { form }, contributions: [screenFor('/search/gss_search', 'Success', form)] });
