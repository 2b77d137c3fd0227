/** One value that a tool of the toolbar may have. */
export interface Item {
  readonly value: string;
  readonly title: string;
}

/** The tools of the toolbar that are ours, in their order. */
export const tools = ['store', 'theme', 'visitor'] as const;

export type Tool = (typeof tools)[number];

/** The values of each tool that make sense for a story. A tool that is not named: all of them. None: the tool is not shown. */
export type Offers = Readonly<Partial<Record<Tool, readonly string[]>>>;

/** A component by itself looks the same to visitors and buyers. */
export const ofComponents: Offers = { visitor: [] };

/** A page that is the same whatever the toolbar says. */
export const ofFixedPages: Offers = { store: [], theme: [], visitor: [] };

/** The value of a tool when the story decides. */
export const own = 'own';

/** The values that a tool lists for a story; none: it is not shown. The story's own is always among them, and comes first. */
export function offered(items: readonly Item[], values: readonly string[] | undefined): readonly Item[] {
  if (values === undefined) return items;
  return values.length === 0 ? [] : items.filter(({ value }) => value === own || values.includes(value));
}
