/** What one picture may be. */
export interface PictureLimits {
  /** Bytes of the file. */
  readonly bytes: number;
  /** Pixels of the picture: a small file can hold a thousand times its size. */
  readonly pixels: number;
  /** Milliseconds for an address, from the first byte sent to the last byte read, redirects among them. */
  readonly fetching: number;
  readonly redirects: number;
  /** Seconds for making one size. */
  readonly making: number;
}

export const pictureLimits: PictureLimits = { bytes: 15 * 2 ** 20, pixels: 60_000_000, fetching: 20_000, redirects: 3, making: 20 };
