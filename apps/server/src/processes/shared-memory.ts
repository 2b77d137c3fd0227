/** How often something was done since counting began. */
export interface Counted {
  /** This time included. */
  readonly current: number;
  /** Milliseconds until counting begins anew. */
  readonly ttl: number;
}

/**
 * What the server processes of one supervisor remember together. Null: the supervisor gives no answer; the memory of the process itself
 * counts then, so that a supervisor that is busy or gone refuses nothing and holds nothing up.
 */
export interface SharedMemory {
  /**
   * Counts a call.
   *
   * @param window milliseconds after which counting begins anew
   */
  count(key: string, window: number): Promise<Counted | null>;
  /** Whether this is the first use of a proof at any of the processes. */
  isFirstUse(proof: string): Promise<boolean | null>;
}
