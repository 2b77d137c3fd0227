/** One run of a story that has ended. */
export interface EndedRun {
  readonly story: string;
  /** Null: the story's own, or none. */
  readonly store: string | null;
  readonly theme: string | null;
  readonly hasPassed: boolean;
}

/** The figures of a row of runs, in one line: `12 stories, 3 stores, 2 themes: 40 runs, 0 failed`. */
export function figuresOf(runs: readonly EndedRun[]): string {
  const different = (one: string, many: string, values: readonly (string | null)[]): string[] => {
    const { size } = new Set(values.filter((value) => value !== null));
    return size === 0 ? [] : [`${size} ${size === 1 ? one : many}`];
  };
  const counts = [
    ...different('story', 'stories', runs.map(({ story }) => story)),
    ...different('store', 'stores', runs.map(({ store }) => store)),
    ...different('theme', 'themes', runs.map(({ theme }) => theme)),
  ];
  return `${counts.join(', ')}: ${runs.length} ${runs.length === 1 ? 'run' : 'runs'}, ${runs.filter(({ hasPassed }) => !hasPassed).length} failed`;
}
