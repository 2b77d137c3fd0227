import { hash as digest } from 'node:crypto';

const hashOf = (id: string): number => digest('sha256', id, 'buffer').readUIntBE(0, 6) + 1;

/**
 * Remembers which ids a file has had, at 8 to 16 bytes each: 48 bits of their hash in an open table that grows. Among a million
 * ids two are taken for one another with a chance of 1 in 560.
 */
export class SeenIds {
  #slots = new Float64Array(1 << 12);
  #used = 0;

  /** Notes an id; true when it was noted before. */
  add(id: string): boolean {
    if (2 * this.#used >= this.#slots.length) this.#grow();
    const hash = hashOf(id);
    const slot = this.#find(hash);
    if (this.#slots[slot] === hash) return true;
    this.#slots[slot] = hash;
    this.#used += 1;
    return false;
  }

  /** Whether an id was noted. */
  has(id: string): boolean {
    const hash = hashOf(id);
    return this.#slots[this.#find(hash)] === hash;
  }

  #find(hash: number): number {
    let slot = hash % this.#slots.length;
    while (this.#slots[slot] !== 0 && this.#slots[slot] !== hash) slot = (slot + 1) % this.#slots.length;
    return slot;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Float64Array(before.length * 2);
    for (const hash of before) if (hash !== 0) this.#slots[this.#find(hash)] = hash;
  }
}
