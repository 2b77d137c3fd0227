import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const atRight = { layout: 'modal', modalSize: 'right' } as const;

const manufacturers = defineScreen('manufacturer-list', { ...atRight, title: 'Manufacturers', load: () => import('./ManufacturerList.screen.tsx') });
const values = defineScreen('facet-list', { ...atRight, title: ({ label }) => label, load: () => import('./FacetList.screen.tsx') });
const vendors = defineScreen('vendor-list', { ...atRight, title: 'Vendors', load: () => import('./VendorList.screen.tsx') });

/** Lists of what narrows a search, over its results: they come late (specification, section 2, Main and search). */
export const searchValues = defineArea({
  name: 'search-values',
  screens: { manufacturers, vendors, values },
  contributions: [screenFor('/search/mfr_list', 'Success', manufacturers), screenFor('/search/vnd_list', 'Success', vendors), screenFor('/search/facet_list', 'Success', values)],
});
