import { CallFailure, useRead } from '@quartermaster/core';
import type { PlainOf } from '@quartermaster/contracts';
import { useEffect, useState } from 'react';

export type Agencies = PlainOf<'/profile/agency_list'>;

const none: Agencies = [];

/** The agencies that a federal buyer may belong to. None while they are not there, and where they cannot be had: their names can be typed all the same. */
export function useAgencies(): Agencies {
  const read = useRead();
  const [agencies, setAgencies] = useState(none);
  useEffect(() => {
    let isWanted = true;
    read('/profile/agency_list', {}).then(
      (list) => { if (isWanted) setAgencies(list); },
      (failure: unknown) => { if (!(failure instanceof CallFailure)) throw failure; },
    );
    return () => { isWanted = false; };
  }, [read]);
  return agencies;
}

/** Lines that are shown at once. */
const most = 8;

/** The agencies whose name has all words of the typed text, those that begin with it first. */
export function agenciesFor(agencies: Agencies, typed: string): Agencies {
  const words = typed.trim().toLowerCase().split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return none;
  const isFirst = ({ name }: Agencies[number]): number => (name.toLowerCase().startsWith(words.join(' ')) ? 0 : 1);
  return agencies.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word))).toSorted((a, b) => isFirst(a) - isFirst(b)).slice(0, most);
}

export const agencyNamed = (agencies: Agencies, typed: string): Agencies[number] | undefined => agencies.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase());
