/** What every page runs before it comes alive; the hash of an entry is longer than those of its parts. */
const inEveryPage = /^assets\/(?:react|vendor|engine|browser|shared|rolldown-runtime)-[\w-]{7,8}\.js$/;

/**
 * The files that are named beside a part of the page that is loaded later, so that they are asked for with it. Not the part itself, which is asked for at
 * once, and not what is there already: without their names at each of some hundred parts the first scripts are smaller.
 */
export const namedBeside = (part: string, needed: readonly string[]): string[] => needed.filter((file) => file !== part && !inEveryPage.test(file));
