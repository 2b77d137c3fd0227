const modules = new WeakMap<object, string>();

/**
 * Which source module a default export came from. The build of the render bundle adds a call to each screen and store
 * module, so that the document can name the browser's files for what it shows.
 */
export function registerModule(exported: object, source: string): void {
  modules.set(exported, source);
}

export const moduleOf = (exported: object): string | null => modules.get(exported) ?? null;
