import { globSync } from 'node:fs';
import { sep } from 'node:path';

const besideSources = /\.(test|test-d|stories)\.tsx?$/;

/** The sources of a package that may be published, from its `src` folder: no tests and no stories. Of these, what the doors reach is published. */
export function publishedSources(sourceFolder: string): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: sourceFolder })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !besideSources.test(path))
    .sort();
}
