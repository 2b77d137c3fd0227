import { contributionName } from '../points/contribution.ts';
import type { PluginHost } from '../points/plugin-host.ts';
import type { PointValue, ServerPoint } from '../points/server-point.ts';
import type { PluginDiagnostics } from './diagnostics.ts';
import type { PlacedContribution } from './place-contributions.ts';

/** The values that the plugins of a deployment give. */
export interface PluginValues {
  /** The points that have a value of a plugin. */
  readonly points: readonly ServerPoint<unknown>[];
  /** A point with the values of the plugins in place of, or beside, the server’s default. */
  over<Point extends ServerPoint<unknown>>(point: Point, standard: PointValue<Point>): PointValue<Point>;
}

interface Made {
  readonly point: ServerPoint<unknown>;
  readonly key: string | null;
  readonly value: unknown;
}

/** Makes the values one after the other. One that cannot be made, or does not fit its point, is reported. */
export async function makeValues(contributions: readonly PlacedContribution[], host: PluginHost, diagnostics: PluginDiagnostics): Promise<PluginValues> {
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
  return {
    points: [...new Set(made.map(({ point }) => point))],
    // The point checked its values; the compiler cannot follow their type through a list.
    over: (point, standard) => combined(point, standard, made.filter((each) => each.point === point)) as PointValue<typeof point>,
  };
}

function combined({ cardinality }: ServerPoint<unknown>, standard: unknown, own: readonly Made[]): unknown {
  switch (cardinality) {
    case 'one':
      return own.length === 0 ? standard : own[0]?.value;
    case 'keyed':
      return new Map([...(standard as ReadonlyMap<string, unknown>), ...own.map(({ key, value }) => [key ?? '', value] as const)]);
    case 'many':
      return [...(standard as readonly unknown[]), ...own.map(({ value }) => value)];
  }
}
