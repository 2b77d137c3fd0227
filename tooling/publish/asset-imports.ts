/** A file that a source names by `import address from 'file?url'`. */
export interface AssetImport {
  /** As the import has it, without `?url`. */
  readonly specifier: string;
  readonly fileName: string;
}

const assetImport = /^import (\w+) from '([^']+)\?url';$/gm;

/**
 * Builders turn `import address from 'font.woff2?url'` into an address; Node does not. In what is published such an import is an address
 * beside the module itself, which Node and builders understand: `new URL('./assets/font.woff2', import.meta.url)`.
 *
 * @param toAssets the way from the module's folder to the folder of assets, such as `./assets` or `../assets`
 */
export function withAssetAddresses(text: string, toAssets: string): { readonly text: string; readonly assets: readonly AssetImport[] } {
  const assets: AssetImport[] = [];
  const changed = text.replace(assetImport, (_, name: string, specifier: string) => {
    const fileName = specifier.slice(specifier.lastIndexOf('/') + 1);
    assets.push({ specifier, fileName });
    return `const ${name}: string = new URL('${toAssets}/${fileName}', import.meta.url).href;`;
  });
  return { text: changed, assets };
}
