import { serviceTable } from '@quartermaster/contracts';
import { dsScreenPoint, layoutPoint, namedScreenPoint, screenKey, screenPoint, type DisplayScreenDefinition, type ScreenDefinition } from '../screens/index.ts';
import type { ContributionSlots } from './contribution-slots.ts';
import type { DiagnosticCollector } from './diagnostics.ts';

interface KnownService {
  /** Empty where a program does without them, as browsers do: then no name is checked. */
  readonly responses?: readonly string[] | undefined;
}

/** Rows must belong to a response that the contract has, and every screen to a layout that exists. */
export function checkScreens(
  store: ContributionSlots,
  layoutIds: ReadonlySet<string>,
  diagnostics: DiagnosticCollector,
  services: Readonly<Record<string, KnownService>> = serviceTable,
): void {
  for (const [key, definition] of store.of(screenPoint)) checkScreen(key, definition, services, layoutIds, diagnostics);
  for (const [name, definition] of store.of(namedScreenPoint)) checkLayout(`named screen "${name}"`, definition, layoutIds, diagnostics);
  for (const [key, definition] of store.of(dsScreenPoint)) checkLayout(`display screen "${key}"`, definition, layoutIds, diagnostics);
}

function checkScreen(
  key: string,
  definition: ScreenDefinition,
  services: Readonly<Record<string, KnownService>>,
  layoutIds: ReadonlySet<string>,
  diagnostics: DiagnosticCollector,
): void {
  const name = `screen "${key}"`;
  const { path, responseName } = definition;
  const service = Object.hasOwn(services, path) ? services[path] : undefined;
  if (screenKey(path, responseName) !== key) {
    diagnostics.report('CONTRIBUTION_INVALID', name, `Its key must be "${screenKey(path, responseName)}". Declare it with screen().`);
  } else if (service === undefined) {
    diagnostics.report('PATH_UNKNOWN', name, `The contract has no service ${path}. Correct the path; a service of the store’s own is declared with storeService().`);
  } else if (service.responses !== undefined && service.responses.length > 0 && !service.responses.includes(responseName)) {
    diagnostics.report('RESPONSE_NAME_UNKNOWN', name, `${path} never answers ${responseName}. It answers ${service.responses.join(', ')}.`);
  }
  // The layout of a named screen is checked once, with the screen.
  if (definition.screen === undefined) checkLayout(name, definition, layoutIds, diagnostics);
}

function checkLayout(
  name: string,
  { layout }: Pick<DisplayScreenDefinition, 'layout'>,
  layoutIds: ReadonlySet<string>,
  diagnostics: DiagnosticCollector,
): void {
  if (layoutIds.has(layout)) return;
  const known = [...layoutIds].join(', ') || 'none';
  diagnostics.report('LAYOUT_UNKNOWN', name, `There is no layout "${layout}" (known: ${known}). Contribute it to ${layoutPoint.id}, or use a known one.`);
}
