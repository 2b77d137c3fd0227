import { SeenIds } from '../seen-ids.ts';
import type { CatalogRecord } from '../record.ts';

/** Configurations whose options are remembered: variants of one are near each other in a file. */
const mostRemembered = 20_000;

/** What one file says of its configurations: all variants of one have the same options, and no two the same values of them. */
export class OptionsOfFile {
  readonly #options = new Map<string, { readonly names: string; readonly productId: string }>();
  readonly #combinations = new SeenIds();

  /** Notes a variant. Gives what is wrong with it, after the rows before; then it is not noted. */
  add({ id, configuration }: Pick<CatalogRecord, 'id' | 'configuration'>): string | null {
    if (configuration === undefined) return null;
    const names = Object.keys(configuration.options);
    const before = this.#options.get(configuration.id);
    if (before !== undefined && before.names !== names.join('\n')) {
      return `must have the options ${before.names.split('\n').join(', ')}, in this order, as ${before.productId} of the same configuration has; it has ${names.join(', ')}`;
    }
    if (this.#combinations.add([configuration.id, ...names, ...Object.values(configuration.options)].join('\n'))) {
      return `an earlier row of this file has the same options in configuration '${configuration.id}': ${saidOptions(configuration.options)}`;
    }
    if (before === undefined) {
      this.#options.set(configuration.id, { names: names.join('\n'), productId: id });
      const [oldest] = this.#options.keys();
      if (this.#options.size > mostRemembered && oldest !== undefined) this.#options.delete(oldest);
    }
    return null;
  }
}

/** `Size: Large, Color: Blue` */
export const saidOptions = (options: Readonly<Record<string, string>>): string => Object.entries(options).map(([name, value]) => `${name}: ${value}`).join(', ');
