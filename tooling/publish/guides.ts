/** The pages of `docs` that owners of stores read: they are inside of the package, which every owner has. */
const guides: Readonly<Record<string, readonly string[]>> = { core: ['writing-a-store.md', 'conformance.md'] };

/** The names of the pages that are published with a package, by its folder. */
export const guidesOf = (packageFolder: string): readonly string[] => guides[packageFolder] ?? [];
