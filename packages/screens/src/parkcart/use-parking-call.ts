import type { RequestOf } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useCall, useNavigation, useShowAnswer, type Answer } from '@quartermaster/core';
import { useState } from 'react';
import { useTellElsewhere } from '../shell/index.ts';

const listPath = '/parkcart/my_parkcart';

type ParkingPath = '/parkcart/save_parkcart_submit' | '/parkcart/forward_submit';

/**
 * Parks or forwards a cart from the page that asks for it. Where no answer comes, the page stays with what was typed and says so: pressed again, it sends the same key, so
 * that nothing is done twice. What was done is shown at the address of the list: a reload looks again, and sends nothing.
 */
export function useParkingCall() {
  const call = useCall();
  const showAnswer = useShowAnswer();
  const { href } = useNavigation();
  const tellElsewhere = useTellElsewhere();
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  /** @returns the answer where it keeps the buyer with the page; null otherwise */
  async function park<Path extends ParkingPath>(path: Path, request: RequestOf<Path>): Promise<Answer<Path> | null> {
    const tell = tellElsewhere();
    const list = { label: 'My Parked Carts', href: href(listPath) };
    const what = path === '/parkcart/save_parkcart_submit' ? 'parked' : 'forwarded';
    setPending(true);
    setFailure(null);
    try {
      const answer: Answer<Path> = await call(path, request);
      const isDone = answer.responseName === 'Success';
      tell(isDone ? 'success' : 'error', isDone ? `The cart is ${what}.` : `The cart was not ${what}: something has to be looked at first.`, list);
      if (answer.responseName === 'Initial') return answer;
      if (isDone) showAnswer(listPath, answer, href(listPath));
      else showAnswer(path, answer);
    } catch (thrown) {
      if (!(thrown instanceof CallFailure)) throw thrown;
      if (!concernsPage(thrown)) return null;
      setFailure(thrown.message);
      tell('error', `The cart may not have been ${what}. ${thrown.message}`, list);
    } finally {
      setPending(false);
    }
    return null;
  }

  return { park, failure, isPending };
}
