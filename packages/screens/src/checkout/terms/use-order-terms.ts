import type { CheckoutReview, GroupTerms, SaidTerms } from '@quartermaster/contracts';
import { CallFailure, concernsPage } from '@quartermaster/core';
import { useEffect, useRef, useState } from 'react';
import { useReviewCall } from '../use-review-call.ts';
import { problemsOf, type TermsProblem } from './terms-problem.ts';
import { isKept, partNoteId, saidOf, termsFieldId, typedOf, type TypedTerms } from './typed-terms.ts';

/** A pause in typing after which a note is saved, in milliseconds: a reload or a lost connection takes no more of it. */
const pause = 1_000;

const fieldIdOf = ({ groupId, field, addressId }: TermsProblem): string => (addressId === undefined ? termsFieldId(groupId, field === 'deliverBy' ? 'deliverBy' : 'note') : partNoteId(groupId, addressId));

/**
 * Notes and dates of the orders. Typed text is kept here and saves itself; saves go one after another. `settle` waits
 * until everything typed is saved: placing an order that does not carry its note would be wrong.
 */
export function useOrderTerms(review: CheckoutReview) {
  const reviewCall = useReviewCall();
  const [typed, setTyped] = useState<ReadonlyMap<string, TypedTerms>>(new Map());
  /** The same, known at once: an answer may come before the page is drawn with it. */
  const typedNow = useRef(typed);
  const [problems, setProblems] = useState<readonly TermsProblem[]>([]);
  const [savingIds, setSavingIds] = useState<readonly string[]>([]);
  const [unfinished, setUnfinished] = useState<readonly string[]>([]);
  const pauses = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const timers = pauses.current;
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, []);
  const tail = useRef<Promise<unknown>>(Promise.resolve());
  /** The newest review that came back, which the page may not show yet. */
  const newest = useRef(review);
  useEffect(() => {
    newest.current = review;
  }, [review]);

  /** Orders of which a save has failed: the server may have it nevertheless, so what was kept before is to be sent, too. */
  const doubtful = useRef(new Set<string>());
  /** What the server has refused last, and how many refusals there were: a save that waited for that answer does not ask for the same again. */
  const refused = useRef({ count: 0, said: '' });

  const savedOf = (groupId: string): GroupTerms =>
    newest.current.terms.find((terms) => terms.groupId === groupId) ?? { groupId, note: '', deliverBy: null };
  const unsaved = (groupIds: readonly string[]): SaidTerms[] =>
    groupIds.flatMap((groupId) => {
      const own = typedNow.current.get(groupId);
      const said = own === undefined ? null : saidOf(groupId, own);
      return said === null || (isKept(said, savedOf(groupId)) && !doubtful.current.has(groupId)) ? [] : [said];
    });

  const setProblemsOf = (groupIds: readonly string[], now: readonly TermsProblem[]) =>
    setProblems((before) => [...before.filter(({ groupId }) => !groupIds.includes(groupId)), ...now]);

  /** What the server said of a field stays until that field is changed, or saved. */
  function change(groupId: string, next: TypedTerms): void {
    const was = typedNow.current.get(groupId) ?? typedOf(savedOf(groupId));
    typedNow.current = new Map(typedNow.current).set(groupId, next);
    setTyped(typedNow.current);
    setProblems((before) => before.filter(({ groupId: own, field }) => own !== groupId || (field !== null && next[field] === was[field])));
  }

  /** Whether a problem is about what the field still says: an answer that comes late says nothing of what was typed since. */
  const isStillSo = (said: readonly SaidTerms[]) => ({ groupId, field }: TermsProblem): boolean => {
    const [sent, now] = [said.find((terms) => terms.groupId === groupId), typedNow.current.get(groupId)];
    return field === null || sent === undefined || now === undefined || JSON.stringify(saidOf(groupId, now)[field]) === JSON.stringify(sent[field]);
  };

  /**
   * True when all of it is saved, or nothing had to be.
   *
   * @param isQuiet while someone types, nothing is said of it
   * @param knownRefusals how many there were when it was asked for
   */
  async function send(groupIds: readonly string[], isQuiet: boolean, knownRefusals: number): Promise<boolean> {
    const said = unsaved(groupIds);
    if (refused.current.count > knownRefusals && refused.current.said === JSON.stringify(said)) return false;
    if (said.length === 0) {
      setProblemsOf(groupIds, []);
      return true;
    }
    if (!isQuiet) setSavingIds(said.map(({ groupId }) => groupId));
    try {
      const answer = await reviewCall('/checkout/delivery_options', { terms: said });
      // The cart is empty by now: its page has taken this one's place.
      if (answer.responseName !== 'CheckOutReview') return false;
      newest.current = answer.attributes;
      for (const { groupId } of said) doubtful.current.delete(groupId);
      setProblemsOf(groupIds, []);
      return true;
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      for (const { groupId } of said) doubtful.current.add(groupId);
      if (!isQuiet && failure.fieldErrors.length > 0) refused.current = { count: refused.current.count + 1, said: JSON.stringify(said) };
      if (!isQuiet && concernsPage(failure)) setProblemsOf(groupIds, problemsOf(failure, said).filter(isStillSo(said)));
      return false;
    } finally {
      setSavingIds([]);
    }
  }

  function inTurn(groupIds: readonly string[], isQuiet = false): Promise<boolean> {
    const { count } = refused.current;
    const made = tail.current.then(() => send(groupIds, isQuiet, count));
    tail.current = made.catch(() => undefined);
    return made;
  }

  const all: readonly TermsProblem[] = [
    ...unfinished.map((groupId) => ({ groupId, field: 'deliverBy' as const, message: 'Finish the date, or clear it: month, day and year.' })),
    ...problems,
  ];
  return {
    typedOf: (terms: GroupTerms): TypedTerms => typed.get(terms.groupId) ?? typedOf(terms),
    /** @param addressId of the part that a note is about */
    problemOf: (groupId: string, field: TermsProblem['field'], addressId?: string) => all.find((problem) => problem.groupId === groupId && problem.field === field && problem.addressId === addressId)?.message,
    /** Whether something of it is typed and not saved yet. */
    isUnsaved: (groupId: string) => unsaved([groupId]).length > 0,
    isSaving: (groupId: string) => savingIds.includes(groupId),
    change,
    save: (groupId: string) => void inTurn([groupId]),
    /** In a pause of typing, without a word: what is wrong is said when the field is left. */
    saveSoon(groupId: string): void {
      clearTimeout(pauses.current.get(groupId));
      pauses.current.set(groupId, setTimeout(() => void inTurn([groupId], true), pause));
    },
    /** A date that was begun and not finished: the browser hands out nothing of it, and it would be lost without a word. */
    setUnfinished: (groupId: string, isUnfinished: boolean) =>
      setUnfinished((before) => (isUnfinished ? [...new Set([...before, groupId])] : before.filter((id) => id !== groupId))),
    /** The review as it is once everything typed is saved; null when that cannot be. */
    async settle(): Promise<CheckoutReview | null> {
      if (unfinished.length > 0) return null;
      return (await inTurn([...typedNow.current.keys()])) ? newest.current : null;
    },
    /** Ids of the fields that are at fault, for the focus. */
    faultyFieldId: all[0] === undefined ? null : fieldIdOf(all[0]),
  };
}

export type OrderTerms = ReturnType<typeof useOrderTerms>;
