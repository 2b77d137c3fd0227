import { withSearchWords, type IndexGenerator } from './index-with-words.ts';

/** Storybook's setting for the part that lists the stories; as an addon, since the configuration itself has no such field. */
export const storyIndexGenerator = async (generator: Promise<IndexGenerator>): Promise<IndexGenerator> => withSearchWords(await generator);
