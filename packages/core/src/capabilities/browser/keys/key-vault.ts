/** Where a key pair lasts: for all tabs, over reloads. A store that the browser refuses rejects. */
export interface KeyVault {
  read(): Promise<CryptoKeyPair | null>;
  /** Keeps a pair unless there is one already; gives the one that is kept. */
  keep(pair: CryptoKeyPair): Promise<CryptoKeyPair>;
  remove(): Promise<void>;
}
