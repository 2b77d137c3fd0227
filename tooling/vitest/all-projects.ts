import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestProjectConfiguration, ViteUserConfig } from 'vitest/config';
import { browserProjectOf } from './package-tests.ts';

/** Each workspace and the tooling as a project with the name of its folder; `core in a browser` are its tests in Chromium, which run apart. */
export async function allProjects(root: string): Promise<TestProjectConfiguration[]> {
  const configurations = globSync('{{packages,apps,data}/*,tooling}/vitest.config.ts', { cwd: root }).toSorted();
  return (await Promise.all(configurations.map((file) => projectsOf(join(root, file))))).flat();
}

/** Vitest knows no projects of projects: those that a workspace's own configuration has are taken out of it. */
async function projectsOf(file: string): Promise<readonly TestProjectConfiguration[]> {
  const { default: own } = (await import(pathToFileURL(file).href)) as { readonly default: ViteUserConfig };
  return own.test?.projects ?? [file, ...browserProjectOf(dirname(file))];
}
