/**
 * The files of the data folder that say what a start has already loaded into the database of this folder. They belong to that database: a copy
 * of it has them too.
 */
export const stamps = {
  catalog: 'sample-catalog.imported',
  assortments: 'sample-assortments.set',
  information: 'information.loaded',
} as const;
