import { expect, it } from 'vitest';
import { withAssetAddresses } from './asset-imports.ts';

it('an import of an address becomes an address beside the module, and its file is named', () => {
  const source = `import bold from '@fontsource/public-sans/files/bold.woff2?url';\nimport sheet from './adv12.css?url';\nimport { a } from './a.ts';\n`;
  expect(withAssetAddresses(source, '../assets')).toEqual({
    text: `const bold: string = new URL('../assets/bold.woff2', import.meta.url).href;\nconst sheet: string = new URL('../assets/adv12.css', import.meta.url).href;\nimport { a } from './a.ts';\n`,
    assets: [
      { specifier: '@fontsource/public-sans/files/bold.woff2', fileName: 'bold.woff2' },
      { specifier: './adv12.css', fileName: 'adv12.css' },
    ],
  });
});

it('other imports stay as they are', () => {
  const source = `import { url } from './url.ts';\nconst text = "import a from './b?url';";\n`;
  expect(withAssetAddresses(source, './assets')).toEqual({ text: source, assets: [] });
});
