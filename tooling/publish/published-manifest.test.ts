import { expect, it } from 'vitest';
import { publishedManifest } from './published-manifest.ts';

const theme = {
  name: '@quartermaster/theme-a', version: '1.2.3', description: 'A theme', license: 'Apache-2.0', sideEffects: false, private: true,
  exports: { '.': './src/index.ts', './host': './src/host/door.tsx' },
  bin: { 'make-a': './src/command/main.ts' },
  files: ['template'],
  dependencies: { '@quartermaster/ui': '1.2.3', '@fonts/a': '1.0.0', react: '19.3.1', axios: '1.0.0' },
  devDependencies: { semver: '7.0.0' },
};

it('doors lead to what is built, what the host gives is a peer, and nothing else of the repository is left', () => {
  expect(publishedManifest(theme, ['react', '@quartermaster/ui'], new Set(['@fonts/a']), '>=22')).toEqual({
    name: '@quartermaster/theme-a', version: '1.2.3', description: 'A theme', license: 'Apache-2.0', type: 'module',
    engines: { node: '>=22' },
    sideEffects: false,
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './host': { types: './dist/host/door.d.ts', default: './dist/host/door.js' },
      './package.json': './package.json',
    },
    bin: { 'make-a': './dist/command/main.js' },
    files: ['dist', 'CHANGELOG.md', 'api', 'template'],
    dependencies: { '@quartermaster/ui': '1.2.3', axios: '1.0.0' },
    peerDependencies: { react: '^19.3.1' },
    publishConfig: { access: 'public' },
  });
});
