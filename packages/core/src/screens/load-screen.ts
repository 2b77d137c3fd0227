import { NotSettled, withinTime, type Clock } from '../capabilities/index.ts';

/** The file of a screen could not be loaded: usually a newer version was deployed since the page was opened. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded';
}

/** Milliseconds after which a screen that is still not there counts as never coming. */
const loadLimit = 15_000;

/** Loads the component of a screen. @throws ScreenNotLoaded; NotSettled when it takes too long */
export async function loadComponent<Component>(
  definition: { readonly path: string; readonly load: () => Promise<{ readonly default: Component }> },
  clock: Clock,
): Promise<Component> {
  try {
    return (await withinTime(definition.load(), loadLimit, clock, `The screen of ${definition.path}`)).default;
  } catch (cause) {
    // A file that failed may be there in a newer page; one that never comes would not come then either.
    if (cause instanceof NotSettled) throw cause;
    throw new ScreenNotLoaded(`The screen of ${definition.path} could not be loaded: ${String(cause)}`, { cause });
  }
}
