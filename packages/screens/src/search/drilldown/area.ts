import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const branch = defineScreen('category-browse', { title: ({ current }) => current?.name ?? 'Category Browse', layout: 'index', load: () => import('./CategoryBrowse.screen.tsx') });

/** Specification, section 2, Main and search: Category Browse. It comes late. */
export const categoryBrowse = defineArea({ name: 'category-browse', screens: { branch }, contributions: [screenFor('/search/drilldown', 'Category Browse', branch)] });
