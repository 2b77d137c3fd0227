import { coreRangeProblem, type CoreRangeProblem } from '@quartermaster/contracts';
import type { StoreOfDeployment } from './deployment.ts';

/** The fate of one store that is shown, under another version of core. */
export interface CheckedStore {
  readonly name: string;
  readonly version: string;
  /** The versions of core that this version was built for. */
  readonly coreRange: string;
  /** Why the server would switch it off; null where it would go on. */
  readonly code: CoreRangeProblem['code'] | null;
  /** The versions that are kept and would go on. A store that is switched off can be rolled back to one of them. */
  readonly fitting: readonly string[];
}

/** Tells of each store that is shown from a package whether it would go on under a version of core. Stores that are built with the marketplace follow its version. */
export function checkAgainstCore(stores: readonly StoreOfDeployment[], core: string): readonly CheckedStore[] {
  return stores.flatMap(({ name, activeVersion, packages }) => {
    const shown = packages.find(({ version }) => version === activeVersion);
    if (shown === undefined) return [];
    const { version, manifest: { coreRange } } = shown;
    const fitting = packages.filter((kept) => coreRangeProblem(kept.manifest.coreRange, core) === null).map((kept) => kept.version);
    return [{ name, version, coreRange, code: coreRangeProblem(coreRange, core)?.code ?? null, fitting }];
  });
}

/** The same for people. */
export function coreCheckText(checked: readonly CheckedStore[], core: string): string {
  if (checked.length === 0) return `No store is shown from a package, so core ${core} switches none off.`;
  const off = checked.filter(({ code }) => code !== null);
  const verdict = off.length === 0
    ? `Under core ${core} every store goes on.`
    : `Under core ${core} ${off.length} of ${checked.length} ${checked.length === 1 ? 'store' : 'stores'} would be switched off. Before the update, add a version of each that was built for core ${core}.`;
  return [...checked.map(lineOf), verdict].join('\n');
}

function lineOf({ name, version, coreRange, code, fitting }: CheckedStore): string {
  const start = `${name.padEnd(16)}${version.padEnd(10)} built for ${coreRange}: `;
  if (code === null) return `${start}goes on`;
  return `${start}switched off, ${code}${fitting.length === 0 ? '' : `; kept and fitting: ${fitting.join(', ')}`}`;
}
