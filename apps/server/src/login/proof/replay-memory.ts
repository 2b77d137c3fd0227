/** Remembers which proofs were used, so that none is good twice. */
export interface ReplayMemory {
  /** True for the first use of this proof; from then on false, for as long as the proof could be used. */
  isFirstUse(proof: string, now: Date): boolean;
}

/**
 * The memory of one process, bounded in time and in size. When it is full the oldest uses are forgotten first: those proofs
 * have the least time left.
 *
 * @param lifetime milliseconds for which a proof could be used after its first use
 * @param limit most uses that are remembered; one takes about 100 bytes
 */
export function replayMemory(lifetime: number, limit = 200_000): ReplayMemory {
  // A Map keeps the order of insertion, which is the order of time.
  const used = new Map<string, number>();
  const forgetWhile = (isPast: (at: number) => boolean): void => {
    for (const [proof, at] of used) {
      if (!isPast(at)) return;
      used.delete(proof);
    }
  };
  return {
    isFirstUse(proof, now) {
      forgetWhile((at) => now.getTime() - at > lifetime);
      if (used.has(proof)) return false;
      forgetWhile(() => used.size >= limit);
      used.set(proof, now.getTime());
      return true;
    },
  };
}
