import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { storeBuild } from '@quartermaster/core-testing/build';
import { origin } from './origin.ts';

const program = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'store-packages.ts');

/** A store of a journey's own, whose owner ships it alone. */
export interface OwnStore {
  readonly name: string;
  readonly number: number;
}

export interface StoreVersion {
  readonly version: string;
  /** Source of `src/index.tsx`, `src/About.tsx` and so on, by path. */
  readonly sources?: Readonly<Record<string, string>>;
  /** Services of its own, as the manifest declares them. */
  readonly upstreams?: readonly object[];
  /** The operator's decisions with it: hosts, and addresses of its services. */
  readonly settings?: object;
}

/** A store with its name and version in its logo; it uses the host's React, Emotion and engine, each of which fails where it is a second one. */
export function storeSource({ name, number }: OwnStore, version: string, { coreRange = '^0.1.0', before = '', adds = '', overrides = '' } = {}): string {
  return `
    import { css } from '@emotion/react';
    import { contribution, defineStore, rootPoint, screen, useStore } from '@quartermaster/core';
    import theme from '@quartermaster/theme-adv19';
    import { storeTheme } from '@quartermaster/ui';
    import { use, useState } from 'react';
    ${before}
    const mark = css({ fontWeight: 700, color: 'rgb(1, 2, 3)' });
    function Logo() {
      const [version] = useState('${version}');
      return <b css={mark} data-logo={useStore().name}>{\`${name} \${version}\`}</b>;
    }
    export default defineStore({
      id: { name: '${name}', number: ${number} },
      coreRange: '${coreRange}',
      theme: storeTheme(theme),
      brand: { Logo, welcomeText: 'Welcome to ${name}' },
      adds: [${adds}],
      overrides: [${overrides}],
    });
    export const unused = [contribution, rootPoint, screen, use];
  `;
}

/** Builds a version as its owner would, and adds it to the running marketplace; it is shown when this is done. */
export async function ship(store: OwnStore, { version, sources, upstreams = [], settings = {} }: StoreVersion): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quartermaster-shipped-'));
  const quartermaster = { ...store, coreRange: '^0.1.0', entry: 'dist/store.js', upstreams };
  const files = {
    'package.json': JSON.stringify({ name: `store-${store.name.toLowerCase()}`, version, type: 'module', quartermaster }),
    'settings.json': JSON.stringify(settings),
    'src/index.ts': "export { default } from './index.tsx';",
    'src/index.tsx': storeSource(store, version),
    ...sources,
  };
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    await build({ ...storeBuild(folder)({ command: 'build', mode: 'production' }), configFile: false, logLevel: 'error' });
    await stores('add', folder, '--integrity', `sha512-${createHash('sha512').update(files['package.json']).digest('base64')}`, '--settings', join(folder, 'settings.json'));
    await seen(store, version);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Until the server, which looks at the list every half second, shows this version. */
export async function seen({ name }: OwnStore, version: string): Promise<void> {
  const file = `/stores/${name.toLowerCase()}/${version}/dist/store.js`;
  for (let looks = 0; looks < 200; looks += 1) {
    const { integrity } = (await (await fetch(`${origin}/stores/import-map.json?store=${name}`)).json()) as { readonly integrity: Readonly<Record<string, string>> };
    if (Object.hasOwn(integrity, file)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server does not show ${name} ${version} within twenty seconds.`);
}

/** Runs the operator's program on the marketplace of the journeys. */
export async function stores(...args: string[]): Promise<unknown> {
  const env = { ...process.env, DATABASE_URL: process.env['E2E_DATABASE_URL'] };
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, complaint] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(complaint);
  return JSON.parse(output);
}
