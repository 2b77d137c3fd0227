export type TimerHandle = ReturnType<typeof setTimeout>;

/** Time as the engine sees it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  setTimeout(callback: () => void, milliseconds: number): TimerHandle;
  clearTimeout(handle: TimerHandle): void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimeout: (handle) => {
    clearTimeout(handle);
  },
};
