import type { OwnScreen } from './contributions.tsx';

/**
 * Remembers what a probe has shown. A store shows one screen for the answers of many services: the same screen in the same layout with the same
 * fields is the same page, and is looked at once.
 */
export class SeenScreens {
  readonly #shown = new Map<OwnScreen['load'], Set<string>>();

  /**
   * Whether this is shown for the first time; from now on it is known.
   *
   * @param question what is asked of the page: another question is another showing
   */
  isNew({ load, layout }: Pick<OwnScreen, 'load' | 'layout'>, attributes: unknown, question = ''): boolean {
    const known = this.#shown.get(load) ?? new Set<string>();
    const key = JSON.stringify([layout, question, attributes]);
    this.#shown.set(load, known);
    return known.size < known.add(key).size;
  }
}
