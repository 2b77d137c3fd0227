import type { DeskAnswer, DeskPath, DeskRequest } from '@quartermaster/contracts-desk';
import { useCallback, useEffect, useState } from 'react';
import { DeskRefusal } from './desk-client.ts';
import { useDesk } from './desk-context.ts';

interface Asked<Path extends DeskPath<'GET'>> {
  /** Null until there is one; while it is asked anew, the one before. */
  readonly answer: DeskAnswer<Path> | null;
  readonly refusal: DeskRefusal | null;
  readonly askAgain: () => void;
}

/** What a service answers to this request; asked anew when the request changes. */
export function useAnswer<Path extends DeskPath<'GET'>>(path: Path, request: DeskRequest<Path>): Asked<Path> {
  const { client, signedOut } = useDesk();
  const [state, setState] = useState<{ answer: DeskAnswer<Path> | null; refusal: DeskRefusal | null }>({ answer: null, refusal: null });
  const [turn, setTurn] = useState(0);
  const written = JSON.stringify(request);
  useEffect(() => {
    let isOver = false;
    client.read(path, JSON.parse(written) as DeskRequest<Path>).then(
      (answer) => {
        if (!isOver) setState({ answer, refusal: null });
      },
      (error: unknown) => {
        if (isOver) return;
        const refusal = refusalOf(error);
        if (refusal.code === 'SIGN_IN_REQUIRED') signedOut();
        else setState({ answer: null, refusal });
      },
    );
    return () => {
      isOver = true;
    };
  }, [client, signedOut, path, written, turn]);
  const askAgain = useCallback(() => setTurn((last) => last + 1), []);
  return { ...state, askAgain };
}

export const refusalOf = (error: unknown): DeskRefusal =>
  error instanceof DeskRefusal ? error : new DeskRefusal({ code: 'UNEXPECTED', message: 'Something went wrong on this page. Load it again.', fieldErrors: [] });
