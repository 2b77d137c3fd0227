import type { DeskAnswer, DeskPath, DeskRequest } from '@quartermaster/contracts-desk';
import { useState } from 'react';
import type { DeskRefusal } from './desk-client.ts';
import { useDesk } from './desk-context.ts';
import { refusalOf } from './use-answer.ts';

interface Change<Path extends DeskPath<'POST'>> {
  readonly isPending: boolean;
  readonly refusal: DeskRefusal | null;
  /** Sends it once at a time; null when it was refused, which is shown. */
  readonly send: (request: DeskRequest<Path>) => Promise<DeskAnswer<Path> | null>;
}

/** A change that an operator makes by a press. */
export function useChange<Path extends DeskPath<'POST'>>(path: Path): Change<Path> {
  const { client, signedOut } = useDesk();
  const [state, setState] = useState<{ isPending: boolean; refusal: DeskRefusal | null }>({ isPending: false, refusal: null });
  const send = async (request: DeskRequest<Path>): Promise<DeskAnswer<Path> | null> => {
    setState({ isPending: true, refusal: null });
    try {
      const answer = await client.change(path, request);
      setState({ isPending: false, refusal: null });
      return answer;
    } catch (error) {
      const refusal = refusalOf(error);
      setState({ isPending: false, refusal });
      if (refusal.code === 'SIGN_IN_REQUIRED') signedOut();
      return null;
    }
  };
  return { ...state, send };
}
