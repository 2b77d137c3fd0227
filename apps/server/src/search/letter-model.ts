/** How often each sequence of up to three letters occurs in the words of the catalog (`marketplace.letter_sequence`). */
export type LetterCounts = ReadonlyMap<string, number>;

/** Letters before the one that is predicted. */
const order = 2;
/** How much the prediction of a shorter sequence counts against what a longer one was seen to be followed by. */
const smoothing = 5;
/** Letters and the end of a word. */
const signs = 27;

/** The sequences whose counts {@link letterLikelihood} asks for. */
export function letterSequences(word: string): string[] {
  const found = new Set<string>(['', '$']);
  const padded = `${'^'.repeat(order)}${word}$`;
  for (let end = order + 1; end <= padded.length; end += 1) {
    for (let length = 1; length <= order + 1; length += 1) found.add(padded.slice(end - length, end));
  }
  return [...found];
}

/**
 * The natural logarithm of the probability that a word of the catalog's language is written like this: a model of letters, each
 * predicted by the two before it, with shorter sequences where longer ones were seldom seen.
 */
export function letterLikelihood(word: string, counts: LetterCounts): number {
  const padded = `${'^'.repeat(order)}${word}$`;
  // Each word has one end, and as many beginnings.
  const timesBefore = (sequence: string): number => counts.get(/^\^+$/.test(sequence) ? '$' : sequence) ?? 0;
  let sum = 0;
  for (let at = order; at < padded.length; at += 1) {
    let probability = 1 / signs;
    for (let length = 0; length <= order; length += 1) {
      const before = padded.slice(at - length, at);
      probability = ((counts.get(before + (padded[at] ?? '')) ?? 0) + smoothing * probability) / (timesBefore(before) + smoothing);
    }
    sum += Math.log(probability);
  }
  return sum;
}
