import type { SynonymEffects } from '@quartermaster/contracts-desk';
import { useState } from 'react';
import type { DeskRefusal } from '../wire/desk-client.ts';
import { useDesk } from '../wire/desk-context.ts';
import { refusalOf } from '../wire/use-answer.ts';

/** What was asked for: the words of the group as they would be; none: the group is removed. */
interface Previewed {
  readonly phrases: string;
  readonly effects: SynonymEffects;
}

/** What a change of one group would do, asked for by a press. */
export function usePreview(id: number) {
  const { client, signedOut } = useDesk();
  const [state, setState] = useState<{ isPending: boolean; refusal: DeskRefusal | null; previewed: Previewed | null }>({ isPending: false, refusal: null, previewed: null });
  const ask = async (phrases: string): Promise<void> => {
    setState({ isPending: true, refusal: null, previewed: null });
    try {
      const effects = await client.read('/synonyms/preview', { id, phrases });
      setState({ isPending: false, refusal: null, previewed: { phrases, effects } });
    } catch (error) {
      const refusal = refusalOf(error);
      setState({ isPending: false, refusal, previewed: null });
      if (refusal.code === 'SIGN_IN_REQUIRED') signedOut();
    }
  };
  return { ...state, ask };
}
