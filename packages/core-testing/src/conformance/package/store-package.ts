/** The files of a store's package, as its owner ships it. */
export interface StorePackage {
  /** By path below the package, with `/`. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The entries that are no plain files, or lead out of the package. */
  readonly strange: readonly string[];
}

/** The package cannot be read at all; the message says what is wrong and what to do. */
export class PackageUnreadable extends Error {
  override readonly name = 'PackageUnreadable';
}

const decoder = new TextDecoder();

/** A file as text; undefined when the package does not have it. */
export function textOf({ files }: StorePackage, path: string): string | undefined {
  const bytes = files.get(path);
  return bytes === undefined ? undefined : decoder.decode(bytes);
}

/** The package.json. @throws PackageUnreadable */
export function packageJsonOf(source: StorePackage): Readonly<Record<string, unknown>> {
  const text = textOf(source, 'package.json');
  if (text === undefined) throw new PackageUnreadable('There is no package.json. Name the folder or the tarball of a store package.');
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as Readonly<Record<string, unknown>>;
  } catch {
    // Said below, together with JSON that is no object.
  }
  throw new PackageUnreadable('package.json is not a JSON object. Correct it.');
}
