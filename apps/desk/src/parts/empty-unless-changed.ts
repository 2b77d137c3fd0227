/** What becomes of words that were sent when the answer is in: the field is empty, unless other words were typed in the meantime. */
export const emptyUnlessChanged = (sent: string) => (typed: string): string => (typed === sent ? '' : typed);
