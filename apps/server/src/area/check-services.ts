import type { AreaDiagnostic } from './diagnostics.ts';

/** The paths that one area implements. */
export interface ImplementedPaths {
  readonly area: string;
  readonly paths: readonly string[];
}

/** Compares what areas implement with the paths of the contract. */
export function checkServices(implemented: readonly ImplementedPaths[], contract: readonly string[]): AreaDiagnostic[] {
  const owners = new Map<string, string>();
  const found: AreaDiagnostic[] = [];
  for (const { area, paths } of implemented) {
    for (const path of paths) {
      const owner = owners.get(path);
      if (owner !== undefined) {
        found.push({ code: 'SERVICE_DUPLICATE', area, message: `${path} is implemented by ${owner === area ? 'this area twice' : owner} already. Take one of the implementations away.` });
      } else if (!contract.includes(path)) {
        found.push({ code: 'SERVICE_NOT_IN_CONTRACT', area, message: `${path} is no service of the contract. Declare it in packages/contracts, or take its implementation away.` });
      }
      owners.set(path, owner ?? area);
    }
  }
  for (const path of contract) {
    if (!owners.has(path)) found.push({ code: 'SERVICE_NOT_IMPLEMENTED', area: null, message: `No area implements ${path}. Implement it in the services of its area, and list the area in areas.ts.` });
  }
  return found;
}
