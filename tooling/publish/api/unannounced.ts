/** A release note of `.changeset` that is not released yet: what it says of one package. */
export interface PendingChange {
  readonly name: string;
  readonly type: 'major' | 'minor' | 'patch' | 'none';
}

/** The doors of a package as they are now, and as they were at the last version, by fingerprint; null for a package that was never released. */
export interface ReportedPackage {
  readonly name: string;
  readonly version: string;
  readonly fingerprint: string;
  readonly released: string | null;
}

/**
 * Why a package whose doors changed since the last version cannot be left as it is; null where nothing changed, or a release note says so.
 * A patch changes no door, so a note for one is not enough (docs/writing-a-store.md, "What we promise").
 */
export function unannounced({ name, version, fingerprint, released }: ReportedPackage, pending: readonly PendingChange[]): string | null {
  if (fingerprint === released || pending.some((change) => change.name === name && (change.type === 'minor' || change.type === 'major'))) return null;
  return `${name} exports something else than version ${version} did, and no file of .changeset announces it. Run npm run changeset, choose ${name} and minor, and say what store owners have to do. A patch changes no door.`;
}
