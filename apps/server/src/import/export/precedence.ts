/**
 * Which names come before which, never in a circle. Each name has a place that fits all that was said so far, so that what is said anew is compared with the names between two
 * places alone, and not with all that follow (Pearce and Kelly, A dynamic topological sort algorithm for directed acyclic graphs, 2006). Names are numbered as they come:
 * a catalog has thousands, and says something of each pair of them that some product has beside each other.
 */
export class Precedence {
  readonly #numbers = new Map<string, number>();
  readonly #followers: number[][] = [];
  readonly #leaders: number[][] = [];
  /** By number. */
  readonly #places: number[] = [];
  /** The search that has met a name last, by number. */
  readonly #met: number[] = [];
  #search = 0;
  /** Pairs of which something was said: one that made a circle makes one ever after. */
  readonly #said = new Set<string>();

  /** All names, in the order in which they came. */
  names(): string[] {
    return [...this.#numbers.keys()];
  }

  /** For each name by its number, the numbers of those that come behind it. */
  followers(): readonly (readonly number[])[] {
    return this.#followers;
  }

  /** The number of a name. */
  add(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(name, number);
    this.#places.push(number);
    this.#followers.push([]);
    this.#leaders.push([]);
    this.#met.push(0);
    return number;
  }

  /** Says that one name comes before another, by their numbers; what contradicts an earlier word says nothing. */
  say(first: number, then: number): void {
    const pair = `${first} ${then}`;
    if (first === then || this.#said.has(pair)) return;
    this.#said.add(pair);
    const [lowest, highest] = [this.#placeOf(then), this.#placeOf(first)];
    if (lowest < highest) {
      const behind = this.#reached(then, this.#followers, (place) => place <= highest, first);
      if (behind === null) return;
      this.#move(this.#reached(first, this.#leaders, (place) => place >= lowest) ?? [], behind);
    }
    this.#followers[first]?.push(then);
    this.#leaders[then]?.push(first);
  }

  #placeOf(number: number): number {
    return this.#places[number] ?? 0;
  }

  /** A name and all that is reached from it within some places; null where the forbidden one is among them. */
  #reached(from: number, ways: readonly (readonly number[])[], isWithin: (place: number) => boolean, forbidden = -1): number[] | null {
    this.#search += 1;
    this.#met[from] = this.#search;
    const found = [from];
    // What is added is walked through, too.
    for (const name of found) {
      for (const next of ways[name] ?? []) {
        if (next === forbidden) return null;
        if (this.#met[next] === this.#search || !isWithin(this.#placeOf(next))) continue;
        this.#met[next] = this.#search;
        found.push(next);
      }
    }
    return found;
  }

  /** Gives names the places that they have together: one group before the other, each in the order that it has. */
  #move(before: readonly number[], behind: readonly number[]): void {
    const inOrder = (names: readonly number[]): number[] => names.toSorted((a, b) => this.#placeOf(a) - this.#placeOf(b));
    const names = [...inOrder(before), ...inOrder(behind)];
    const places = names.map((name) => this.#placeOf(name)).toSorted((a, b) => a - b);
    for (const [at, name] of names.entries()) this.#places[name] = places[at] ?? 0;
  }
}
