import { configDefaults } from 'vitest/config';

/** Tests in a browser page, of all packages, the web and the desk. */
export const browserTests = 'src/**/*.browser.test.tsx';

/** Tests in Node, in the folder of one package, of the web or of the desk. */
export const nodeTests = '{src,build}/**/*.test.{ts,tsx}';

/** Packages whose tests in Node are suites of their own: they start databases, or a browser for each of a hundred stores. */
const ownSuites = ['packages/core-testing', 'packages/database'] as const;

/** The folders of the rest, as a pattern. */
const packages = '{packages/*,data/*,apps/{web,desk}}';

/** The files that the two suites of all packages run, as patterns from the root of the repository. */
export const testFiles = {
  units: {
    include: [`${packages}/${nodeTests}`],
    exclude: [...configDefaults.exclude, '**/*.browser.test.*', ...ownSuites.map((folder) => `${folder}/**`)],
  },
  components: { include: [`${packages}/${browserTests}`], exclude: configDefaults.exclude },
};
