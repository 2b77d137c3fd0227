import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Makes a folder that the marketplace server takes for a build of the web, whose pages come from the sources. */
export function makeWebFolder(folder: string, root: string): void {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  mkdirSync(join(folder, 'dist', 'render'), { recursive: true });
  symlinkSync(join(root, 'apps', 'web', 'public'), join(folder, 'dist', 'client'), 'junction');
  const asked = pathToFileURL(join(root, 'tooling', 'develop', 'asked-pages.ts')).href;
  writeFileSync(join(folder, 'dist', 'render', 'render.js'), `export * from ${JSON.stringify(asked)};\n`);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
}
