import { saveLoginState } from './1-save-login-state.ts';
import { openDocument } from './2-open-document.ts';
import { clearStaleIdentity } from './3-clear-stale-identity.ts';
import { followRedirect } from './4-follow-redirect.ts';
import { resumeAfterSignIn } from './5-resume-after-sign-in.ts';
import { showScreen } from './6-show-screen.ts';
import type { Outcome, ResponseContext, ResponseStep } from './response-context.ts';

/** The steps for every answer, also for that of a call which shows no screen. */
const callSteps: readonly ResponseStep[] = [saveLoginState, openDocument, clearStaleIdentity, followRedirect, resumeAfterSignIn];

/** The order of the specification (section 4, Response handling order). */
export const responseSteps: readonly ResponseStep[] = [...callSteps, showScreen];

/** The steps for the answer to a navigation: the first one with an outcome decides. */
export async function handleResponse(context: ResponseContext): Promise<Outcome> {
  const outcome = await firstOutcome(responseSteps, context);
  if (outcome === null) throw new Error('The last step of response handling always has an outcome.');
  return outcome;
}

/** The last step alone, for an answer that a call has handled before: it is shown now, and nothing of it happens twice. */
export async function showHandled(context: ResponseContext): Promise<Outcome> {
  const outcome = await showScreen(context);
  if (outcome === null) throw new Error('The step that shows a screen always has an outcome.');
  return outcome;
}

/** The outcome of the answer to a call: null when the answer is the caller's. */
export function handleCallResponse(context: ResponseContext): Promise<Outcome | null> {
  return firstOutcome(callSteps, context);
}

async function firstOutcome(steps: readonly ResponseStep[], context: ResponseContext): Promise<Outcome | null> {
  for (const step of steps) {
    const outcome = await step(context);
    if (outcome !== null) return outcome;
  }
  return null;
}
