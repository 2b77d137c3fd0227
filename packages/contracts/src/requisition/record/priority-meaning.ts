import { priorityDesignators } from '../codes/priority-designators.ts';
import type { Meaning } from './code-meaning.ts';

const urgencies = ['A, which a commander certifies', 'B, which a designated reviewer approves', 'C, routine'];

/** Force or activity designator, urgency of need and priority group of a priority designator; undefined: it is none. */
export function priorityMeaning(text: string): Meaning | undefined {
  const pair = Object.entries(priorityDesignators.matrix).map(([designator, priorities]) => ({ designator, urgency: priorities.findIndex((each) => each === text) })).find(({ urgency }) => urgency !== -1);
  if (pair === undefined) return undefined;
  const group = Object.entries(priorityDesignators.groups).find(([, last]) => Number(text) <= last)?.[0] ?? '';
  return { meaning: `Force or activity designator ${pair.designator}, urgency of need ${urgencies[pair.urgency] ?? ''}; priority group ${group}.`, verified: priorityDesignators.verified };
}
