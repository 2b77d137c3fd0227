import type { ServerPoint } from '@quartermaster/deployment';
import type { Setting, SettingValues, Source } from '../runtime/index.ts';
import { isPointProvider, type PointProvider } from './by-default.ts';
import type { Given, Needs } from './needs.ts';
import type { Provider } from './provider.ts';

/** Values by what leads to them. */
export type Values = ReadonlyMap<Source<unknown>, unknown>;

/** A value under its source, for {@link Values}. */
export const valueOf = <Value>(source: Source<Value>, value: Value): readonly [Source<Value>, Value] => [source, value];

/** A point's default, with the contributions of the deployment over it. */
export type OverDefault = (point: ServerPoint<unknown>, standard: unknown) => unknown;

export interface OpenedValues {
  one<Value>(source: Source<Value>): Value;
  all<Needed extends Needs>(needs: Needed): Given<Needed>;
  /** Closes each value, what was opened last first. One that cannot be closed keeps no other open; its error comes at the end. */
  close(): Promise<void>;
}

/** Opens values one after another, in the order in which composition put them. Values that are open when one of them fails are closed. */
export async function openValues(providers: readonly Provider[], given: Values, settings: SettingValues, over: OverDefault): Promise<OpenedValues> {
  const values = new Map<Source<unknown>, unknown>(given);
  const standards = new Standards();
  const opened = new AsyncDisposableStack();

  // A map cannot say that each value has the type of its source; `provide` and `valueOf` see to it.
  const one = <Value>(source: Source<Value>): Value => (source.kind === 'setting' && !values.has(source) ? settings(source as Setting<Value>) : (values.get(source) as Value));
  const all = <Needed extends Needs>(needs: Needed): Given<Needed> =>
    Object.fromEntries(Object.entries(needs).map(([name, source]) => [name, one(source)])) as Given<Needed>;

  try {
    for (const provider of providers) {
      const value = await provider.open(all(provider.needs));
      values.set(provider.gives, isPointProvider(provider) ? over(provider.gives, standards.of(provider, value)) : value);
      opened.defer(() => provider.close?.(value));
    }
  } catch (error) {
    // An error while closing is not the reason: the first error is.
    await opened.disposeAsync().catch(() => {});
    throw error;
  }
  return { one, all, close: () => opened.disposeAsync() };
}

/** Defaults of points. Those of a keyed point are opened one after another; each time they are all that are open until then. */
class Standards {
  readonly #keyed = new Map<ServerPoint<unknown>, ReadonlyMap<string, unknown>>();

  of({ point, key }: PointProvider, value: unknown): unknown {
    if (key === null) return value;
    const all = new Map([...(this.#keyed.get(point) ?? []), [key, value]]);
    this.#keyed.set(point, all);
    return all;
  }
}
