/** Modules that nearly every page needs go into few files; a module that one page needs stays with it. */
const libraries = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'vendor', test: /node_modules[\\/](@emotion|stylis|react-router|react-router-dom|tsyringe|tslib|reflect-metadata)[\\/]/, priority: 1 },
];

/** Of the built-in stores: what every page runs before it comes alive is one file, and nothing else is in it. The first script is a file of its own. */
export const chunkGroups = [...libraries, { name: 'shared', test: /[\\/](?:packages|apps)[\\/][^\\/]+[\\/]src[\\/](?!starter[\\/])/, tags: ['$initial' as const] }];

/** Of stores that are shipped alone: all modules that they are given are loaded first. */
export const hostingChunkGroups = [...libraries, { name: 'shared', test: /packages[\\/](contracts|core|ui)[\\/]src[\\/]/, minShareCount: 4 }];
