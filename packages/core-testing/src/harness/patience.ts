import { ownFetch, ownTimeout, runningTimeouts } from './watch.ts';

/*
 * How the probes wait. Nothing here is a limit of time: a busy machine does everything later, what is waited for and the waiting alike. What
 * counts is turns, in each of which the page does what is due and an answer comes from the server that everything else comes from.
 */

/** Turns in which nothing comes: then it never does. More than two seconds on an idle machine. */
const mostTurns = 80;
/** The same while the store's own timers run: what they bring may still come. */
const mostTurnsWithTimers = 400;
const quickTurns = 20;

/** Lets effects, promises and the tasks of React run. */
export const settled = (milliseconds = 0): Promise<void> => new Promise((resolve) => ownTimeout(resolve, milliseconds));

/** Waits until something is so; false when nothing more can be expected to bring it. */
export async function until(isSo: () => boolean): Promise<boolean> {
  for (let turn = 0; turn < quickTurns; turn += 1) {
    if (isSo()) return true;
    await settled(turn < quickTurns / 2 ? 0 : 10);
  }
  let idle = 0;
  for (let turn = 0; idle < mostTurns && turn < mostTurnsWithTimers && !isSo(); turn += 1) {
    await serverTurn();
    if (runningTimeouts().length === 0) idle += 1;
  }
  return isSo();
}

/** The value in place of a promise that does not settle. */
export const never = Symbol('never');

/** The outcome of a promise, a value or an error, or {@link never}. */
export async function orNever<T>(promise: Promise<T>): Promise<T | typeof never> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  promise.then(over, over);
  return (await until(() => isOver)) ? promise : never;
}

/** The turns after which something that a task of the page would change is as it stays. */
const quietTurns = 12;

/** Waits until a number stays the same, or is more than `most`. */
export async function stays(count: () => number, most: number): Promise<void> {
  let before = count();
  for (let turn = 0; turn < quietTurns && before <= most; turn += 1) {
    await pageTurn();
    if (count() === before) continue;
    before = count();
    turn = -1;
  }
}

/** The files of host and store come over the same connections. */
async function serverTurn(): Promise<void> {
  // The command hears that the page is not busy forever.
  console.debug('alive');
  await settled(25);
  await ownFetch('/alive', { cache: 'no-store' }).catch(() => {});
}

/** A task of the page, and the reading of an answer as the engine reads one. */
async function pageTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });
  port1.close();
  await new Response('{}').json();
}
