import { useRefresh } from './use-refresh.ts';

const every = 2_000;
const untouchedFor = 300_000;
const nothing = (): void => {};

/** Asks anew every two seconds while work is running. Gives whether that has stopped because no one touches the page: a session can end here, too. */
export const useFollow = (isRunning: boolean, askAgain: () => void): boolean => useRefresh(isRunning ? askAgain : nothing, { every, untouchedFor });
