import type { ContractArea } from '../wire/contract-area.ts';

/** Codes of mistakes in the areas of the contract. */
type ContractDiagnosticCode = 'AREA_DUPLICATE' | 'AREA_NAME_INVALID' | 'SERVICE_DUPLICATE';

export interface ContractDiagnostic {
  readonly code: ContractDiagnosticCode;
  readonly area: string;
  /** The mistake and its remedy, as sentences. */
  readonly message: string;
}

/** Everything that keeps areas from being one contract. */
export function checkContractAreas(areas: readonly ContractArea[]): readonly ContractDiagnostic[] {
  const found: ContractDiagnostic[] = [];
  const names = new Set<string>();
  const owners = new Map<string, string>();
  for (const { name, services } of areas) {
    if (!/^[a-z]+(-[a-z]+)*$/.test(name)) found.push({ code: 'AREA_NAME_INVALID', area: name, message: 'Name the area as its folder, in small letters and hyphens.' });
    if (names.has(name)) found.push({ code: 'AREA_DUPLICATE', area: name, message: 'Two areas have this name. List it once in services/areas.ts, or rename one of them.' });
    names.add(name);
    for (const { path } of services) {
      const owner = owners.get(path);
      if (owner !== undefined) found.push({ code: 'SERVICE_DUPLICATE', area: name, message: `${owner} declares ${path}, too. Take one of the declarations away.` });
      owners.set(path, owner ?? name);
    }
  }
  return found;
}
