// The library brings no types; this is what is used of it.
declare module 'fontkit' {
  /** A typeface of the bytes of its file. @throws Error for a file of another kind */
  export function create(file: Uint8Array): object;
}
