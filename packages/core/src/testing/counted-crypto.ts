const calls = ['digest', 'exportKey', 'generateKey', 'importKey', 'sign', 'verify'] as const;
const counted = new WeakSet<SubtleCrypto>();
let atWork = 0;

/** From now on calls of the crypto of this process are counted until they come back, those of libraries, too. */
export function countCrypto(): void {
  const { subtle } = globalThis.crypto;
  if (counted.has(subtle)) return;
  counted.add(subtle);
  for (const name of calls) {
    const call = subtle[name] as (...given: unknown[]) => Promise<unknown>;
    const value = async (...given: unknown[]): Promise<unknown> => {
      atWork += 1;
      try {
        return await call.apply(subtle, given);
      } finally {
        atWork -= 1;
      }
    };
    Object.defineProperty(subtle, name, { configurable: true, writable: true, value });
  }
}

/** Whether a call has not come back yet. */
export const isCryptoAtWork = (): boolean => atWork > 0;
