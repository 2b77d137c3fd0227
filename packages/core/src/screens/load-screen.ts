import { NotSettled, withinTime, type Clock } from '../capabilities/index.ts';

/** The file of a screen could not be loaded: usually a newer version was deployed since the page was opened. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded';
}

/** Milliseconds after which a screen that is still not there counts as never coming. */
const loadLimit = 15_000;

/** Loads a part of the page. `what` begins a sentence: "The screen of /login". @throws ScreenNotLoaded; NotSettled when it takes too long */
export async function loadPart<Part>(what: string, load: () => Promise<Part>, clock: Clock): Promise<Part> {
  try {
    return await withinTime(load(), loadLimit, clock, what);
  } catch (cause) {
    // A file that failed may be there in a newer page; one that never comes would not come then either.
    if (cause instanceof NotSettled) throw cause;
    throw new ScreenNotLoaded(`${what} could not be loaded: ${String(cause)}`, { cause });
  }
}

/** Loads the component of a screen. @throws as `loadPart` */
export async function loadComponent<Component>(
  definition: { readonly path: string; readonly load: () => Promise<{ readonly default: Component }> },
  clock: Clock,
): Promise<Component> {
  return (await loadPart(`The screen of ${definition.path}`, () => definition.load(), clock)).default;
}
