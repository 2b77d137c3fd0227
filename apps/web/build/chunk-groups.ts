/** Modules that nearly every page needs go into few files; a module that one page needs stays with it. */
const libraries = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'vendor', test: /node_modules[\\/](@emotion|stylis|react-router|react-router-dom|tsyringe|tslib|reflect-metadata)[\\/]/, priority: 1 },
];

const initial = ['$initial' as const];

/** Of a few lines each, and on nearly every page: as files of their own they would be named beside most parts that come later. */
const small = /[\\/](?:escape-html|field-text|use-after-press|product-href|choice-styles|long-day|maximum-amounts|use-help-desk-link|sample-notice|Card|TextField)\.tsx?$/;

/**
 * What lists and pages of products show of one, and do with it. Parts that come later use some of it: without a group each use would cut it into other small files,
 * which compress less and are named beside each other on every page. Rows are of the pages that list results as rows alone.
 */
const ofProducts = /[\\/]screens[\\/]src[\\/](?:products[\\/](?!recent[\\/]|indicators[\\/]IndicatorLegend)|catalog[\\/]detail[\\/]RelatedProducts\.tsx|search[\\/](?:results[\\/](?:ResultActions|ResultGrid|ProductTiles|ResultTile|CompareCheckbox|QuickLookButton|VendorCount)|compare[\\/]CompareBar)\.tsx)/;

/** What lists of results, and the pages and parts beside them, say of a search: files of their own would be as many names on every page of results, and compress less. */
const ofSearches = /[\\/]screens[\\/]src[\\/]search[\\/](?:address[\\/]search-address|result-count|zero[\\/]results-text|facets[\\/](?:value-count|matching-values))\.ts/;

/**
 * Of the built-in stores: what every page runs before it comes alive, and nothing else. The engine is one file, the rest another: each runs as a task of
 * its own, which a phone answers between. The first script has nothing of them.
 */
export const chunkGroups = [
  ...libraries,
  { name: 'engine', test: /[\\/]packages[\\/](?:contracts|core)[\\/]src[\\/]/, tags: initial, priority: 1 },
  { name: 'shared', test: small, priority: 1 },
  { name: 'shared', test: /[\\/](?:packages|apps)[\\/][^\\/]+[\\/]src[\\/](?!starter[\\/])/, tags: initial },
  { name: 'products', test: ofProducts },
  { name: 'searches', test: ofSearches },
];

/** Of stores that are shipped alone: all modules that they are given are loaded first. */
export const hostingChunkGroups = [...libraries, { name: 'shared', test: /packages[\\/](contracts|core|ui)[\\/]src[\\/]/, minShareCount: 4 }];
