/** Ends the present task of the browser: what comes next is another one, and presses come between the two. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
