import type { DeskAnswer, DeskPath, DeskRequest } from '@quartermaster/contracts-desk';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DeskRefusal } from './desk-client.ts';
import { useDesk } from './desk-context.ts';

interface State<Path extends DeskPath<'GET'>> {
  /** The request that was answered or refused last, as text. */
  readonly of: string;
  readonly answer: DeskAnswer<Path> | null;
  readonly refusal: DeskRefusal | null;
}

interface Asked<Path extends DeskPath<'GET'>> {
  /** Null until there is one; while the same is asked anew, and where that fails, the one before. */
  readonly answer: DeskAnswer<Path> | null;
  readonly refusal: DeskRefusal | null;
  readonly askAgain: () => void;
}

/** What a service answers to this request; asked anew when the request changes, and when a person goes to the same address once more: they search again for the same words. */
export function useAnswer<Path extends DeskPath<'GET'>>(path: Path, request: DeskRequest<Path>): Asked<Path> {
  const { client, signedOut } = useDesk();
  const { key: visit } = useLocation();
  const [state, setState] = useState<State<Path>>({ of: '', answer: null, refusal: null });
  const [turn, setTurn] = useState(0);
  const written = JSON.stringify(request);
  useEffect(() => {
    let isOver = false;
    client.read(path, JSON.parse(written) as DeskRequest<Path>).then(
      (answer) => {
        if (!isOver) setState({ of: written, answer, refusal: null });
      },
      (error: unknown) => {
        if (isOver) return;
        const refusal = refusalOf(error);
        if (refusal.code === 'SIGN_IN_REQUIRED') signedOut();
        // What is typed on a page that refreshes itself is not lost with one answer.
        else setState((last) => ({ of: written, answer: last.of === written ? last.answer : null, refusal }));
      },
    );
    return () => {
      isOver = true;
    };
  }, [client, signedOut, path, written, turn, visit]);
  const askAgain = useCallback(() => setTurn((last) => last + 1), []);
  return { answer: state.answer, refusal: state.refusal, askAgain };
}

export const refusalOf = (error: unknown): DeskRefusal =>
  error instanceof DeskRefusal ? error : new DeskRefusal({ code: 'UNEXPECTED', message: 'Something went wrong on this page. Load it again.', fieldErrors: [] });
