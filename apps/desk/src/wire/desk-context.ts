import type { DeskAnswer, DeskPath } from '@quartermaster/contracts-desk';
import { createContext, useContext } from 'react';
import type { DeskClient } from './desk-client.ts';

export type Session = DeskAnswer<'/session'>;

interface DeskInHand {
  readonly client: DeskClient;
  readonly session: Session;
  /** The session is over: the desk asks for a sign-in. */
  readonly signedOut: () => void;
}

export const DeskContext = createContext<DeskInHand | null>(null);

/** @throws Error outside of a desk */
export function useDesk(): DeskInHand {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('A room of the desk is used outside of it.');
  return desk;
}

/** Whether the operator's role includes a service, as the server says. */
export const useMay = (path: DeskPath): boolean => useDesk().session.may.includes(path);
