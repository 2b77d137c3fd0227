/** The version of this package, against which stores declare their `coreRange`. A test keeps it equal to package.json. */
export const coreVersion = '0.1.0';
