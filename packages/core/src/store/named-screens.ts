import { contribution, type Contribution } from '../extension/index.ts';
import { namedScreenPoint, screenPoint, type AnyNamedScreen, type ScreenDefinition } from '../screens/index.ts';
import type { ContributionSlots } from './contribution-slots.ts';

/** The named screens that rows bring along: each once, and none that the defaults have already. */
export function broughtScreens(rows: readonly Contribution[], defaults: ContributionSlots): readonly Contribution[] {
  const known = new Set(defaults.of(namedScreenPoint).map(([, screen]) => screen));
  const brought = new Set<AnyNamedScreen>();
  for (const { point, value } of rows) {
    const screen = point === screenPoint ? (value as ScreenDefinition).screen : undefined;
    if (screen !== undefined && !known.has(screen)) brought.add(screen);
  }
  return [...brought].map((screen) => contribution(namedScreenPoint, screen.name, screen));
}
