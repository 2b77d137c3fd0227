/** The key of a screen in a screen map: path plus response name (specification, section 1). */
export const screenKey = (path: string, responseName: string): string => `${path} ${responseName}`;
