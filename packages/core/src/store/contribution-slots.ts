import type { Contribution, ExtensionPoint } from '../extension/index.ts';

/** Contributions by the place that they take: a point, or one key of it. Places of `many` points hold any number. */
export class ContributionSlots {
  readonly #byPoint = new Map<ExtensionPoint<unknown>, Map<string, Contribution[]>>();

  /** Contributions that take the same place as this one. */
  at({ point, key }: Contribution): readonly Contribution[] {
    return this.#byPoint.get(point)?.get(key ?? '') ?? [];
  }

  has(contribution: Contribution): boolean {
    return this.at(contribution).length > 0;
  }

  add(contribution: Contribution): void {
    const keys = this.#byPoint.get(contribution.point) ?? new Map<string, Contribution[]>();
    this.#byPoint.set(contribution.point, keys);
    const key = contribution.key ?? '';
    keys.set(key, [...(keys.get(key) ?? []), contribution]);
  }

  /** All values of a point, with their keys. */
  of<Value>(point: ExtensionPoint<Value>): [string, Value][] {
    const keys = this.#byPoint.get(point) ?? new Map<string, Contribution[]>();
    return [...keys].flatMap(([key, list]) => list.map(({ value }): [string, Value] => [key, value as Value]));
  }
}
