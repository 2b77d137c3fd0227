/** The file of a screen could not be loaded: usually a newer version was deployed since the page was opened. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded';
}

/** Loads the component of a screen. @throws ScreenNotLoaded */
export async function loadComponent<Component>(definition: {
  readonly path: string;
  readonly load: () => Promise<{ readonly default: Component }>;
}): Promise<Component> {
  try {
    return (await definition.load()).default;
  } catch (cause) {
    throw new ScreenNotLoaded(`The screen of ${definition.path} could not be loaded: ${String(cause)}`, { cause });
  }
}
