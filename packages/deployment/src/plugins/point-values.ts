import { contributionName } from '../points/contribution.ts';
import type { PluginHost } from '../points/plugin-host.ts';
import type { ServerPoint } from '../points/server-point.ts';
import type { PluginDiagnostics } from './diagnostics.ts';
import type { PlacedContribution } from './place-contributions.ts';

/** The values of a composed deployment, by their points. */
export interface PointValues {
  /** The value of a point of cardinality `one`. */
  one<Value>(point: ServerPoint<Value, 'one'>): Value;
  /** The value of one key; undefined where there is none. */
  keyed<Value>(point: ServerPoint<Value, 'keyed'>, key: string): Value | undefined;
  /** All values of a point of cardinality `many`, those of the server first. */
  many<Value>(point: ServerPoint<Value, 'many'>): readonly Value[];
}

interface Made {
  readonly point: ServerPoint<unknown>;
  readonly key: string | null;
  readonly value: unknown;
}

/** Makes the values one after the other. One that cannot be made, or does not fit its point, is reported. */
export async function makeValues(contributions: readonly PlacedContribution[], host: PluginHost, diagnostics: PluginDiagnostics): Promise<PointValues> {
  const made: Made[] = [];
  for (const { point, key, make, plugin } of contributions) {
    const name = contributionName({ point, key });
    try {
      const value = await make(host);
      const problem = point.validate(value);
      if (problem === null) made.push({ point, key, value });
      else diagnostics.report('CONTRIBUTION_INVALID', plugin, name, problem);
    } catch (error) {
      diagnostics.report('VALUE_FAILED', plugin, name, `It could not be made: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return valuesOf(made);
}

/** What a point's slot holds was checked by the point; the compiler cannot follow the identity through a map. */
function valuesOf(made: readonly Made[]): PointValues {
  const of = <Value>(point: ServerPoint<Value>): Made[] => made.filter((each) => each.point === point);
  return {
    one<Value>(point: ServerPoint<Value, 'one'>): Value {
      const [only] = of(point);
      if (only === undefined) throw new Error(`${point.id} is no point of this server.`);
      return only.value as Value;
    },
    keyed: <Value>(point: ServerPoint<Value, 'keyed'>, key: string) => of(point).find((each) => each.key === key)?.value as Value | undefined,
    many: <Value>(point: ServerPoint<Value, 'many'>) => of(point).map(({ value }) => value as Value),
  };
}
