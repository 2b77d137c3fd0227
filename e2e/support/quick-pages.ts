/**
 * Switches for pages that live for seconds, as those of the journeys do. What V8 compiles once more for speed, mostly pays off after the page has gone:
 * it is compiled when a function was called ten times as often as V8 waits by itself. And what draws is a thread, not a process for each browser.
 */
export const switchesForQuickPages: readonly string[] = ['--js-flags=--invocation-count-for-maglev=4000', '--in-process-gpu'];
