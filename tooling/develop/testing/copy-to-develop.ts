import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CopiedRepository } from '../../measures/new-area/copied-repository.ts';

/** A copy of what `npm run dev` starts, whose sources can be changed. */
export function copyToDevelop(root: string): CopiedRepository {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  return new CopiedRepository(root, [...packages, 'apps', 'data/information', 'tooling/develop', 'tooling/start', 'tooling/setup', 'tooling/typescript', 'package.json']);
}
