/** A file or an address gives no picture; the message says why, and what to do. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}

/** A host does not answer, or does not end its answer in time. */
export class HostSilent extends PictureRefused {}
