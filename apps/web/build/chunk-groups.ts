/** Modules that nearly every page needs go into few files; a module that one page needs stays with it. */
export const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'vendor', test: /node_modules[\\/](@emotion|stylis|react-router|react-router-dom|tsyringe|tslib|reflect-metadata)[\\/]/, priority: 1 },
  { name: 'shared', test: /packages[\\/](contracts|core|ui)[\\/]src[\\/]/, minShareCount: 4 },
];
