import { readList, type CheckedRow } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useCall, useNewKey, type EntryText } from '@quartermaster/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isTypingOutside } from '../shell/index.ts';
import { fromKept, isBlank, rowsOf, toCheck, toKeep, typedOf, withAnswers, withBlanks, withList, withoutAdded, type FormRow } from './form-rows.ts';

/** A pause in typing, in milliseconds. */
const pause = 400;
/** Milliseconds until rows whose lookup has failed are looked up again. */
const patience = 5_000;

const tooMany = 'The form cannot hold so many rows. Add to the cart what it has, and paste the rest then.';

const notLookedUp = 'The rows were not looked up.';

const nothing = () => {};

/** A change of one row. */
export type RowChange = Partial<Pick<FormRow, 'number' | 'quantity' | 'productId'>>;

interface QuickOrderOptions {
  /** `left`: the rows of the form then. */
  readonly onAdded?: (added: number, left: readonly FormRow[]) => void;
  /** Where the rows are kept while they are not in the cart. */
  readonly kept?: EntryText;
}

/** The rows of the form: looked up in a pause of typing, those that changed in one call, and put into the cart together. */
export function useQuickOrder(initial: readonly CheckedRow[], { onAdded = nothing, kept }: QuickOrderOptions = {}) {
  const call = useCall();
  const newKey = useNewKey();
  const [rows, setRows] = useState(() => fromKept(kept?.read() ?? null) ?? rowsOf(initial));
  const [added, setAdded] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  // For what is given to rows, which are not drawn anew because of it.
  const latest = useRef(rows);
  useEffect(() => { latest.current = rows; }, [rows]);
  useEffect(() => { kept?.write(toKeep(rows)); }, [kept, rows]);
  const unanswered = useRef<{ sent: string; changeKey: string } | null>(null);

  /** Lookups that have failed one after another: each leads to the next try. */
  const [failures, setFailures] = useState(0);

  /** Whether it was done; false: the page says why not. Null: the buyer is led elsewhere. */
  const attempt = useCallback(async (what: string, work: () => Promise<void>): Promise<boolean | null> => {
    try {
      await work();
      return true;
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (!concernsPage(failure)) return null;
      setProblem(`${what} ${failure.message}`);
      return false;
    }
  }, []);

  useEffect(() => {
    const waiting = toCheck(rows);
    if (waiting.length === 0) return undefined;
    const timer = setTimeout(() => void attempt(notLookedUp, async () => {
      const { attributes } = await call('/ordering/quick_ordering_cart', { rows: waiting.map(typedOf) }, { spinner: false });
      setRows((before) => withAnswers(before, attributes.rows));
      // What was said of a file meanwhile stays.
      setProblem((said) => (said?.startsWith(notLookedUp) === true ? null : said));
    }).then((isDone) => { if (isDone !== null) setFailures((before) => (isDone ? 0 : before + 1)); }), failures === 0 ? pause : patience);
    return () => clearTimeout(timer);
  }, [rows, failures, call, attempt]);

  /** Whether a row was changed since rows were sent to the cart. */
  const isChanged = useRef(false);
  /** Where the buyer was when they were sent: who presses Enter in a row is in a field. */
  const sentFrom = useRef<Element | null>(null);
  /** Whether the buyer types by now, into a row or into a field beside this list: keys that follow belong there. */
  const isTypedIn = useCallback((place: Element) => isTypingOutside(place) && (isChanged.current || document.activeElement !== sentFrom.current), []);

  const change = useCallback((key: string, changed: RowChange) => {
    isChanged.current = true;
    setAdded(null);
    setFailures(0);
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...changed } : row)));
  }, []);

  const remove = useCallback((key: string) => setRows((before) => withBlanks(before.filter((row) => row.key !== key), before.length === 1 ? 1 : 0)), []);

  /** Fills the rows from the one with this key on, or from the first that is blank. False where the list is not taken. */
  const fill = useCallback((text: string, key: string | null = null): boolean => {
    const list = readList(text);
    setProblem(list.problem);
    setAdded(null);
    setFailures(0);
    if (list.problem !== null) return false;
    const before = latest.current;
    const filled = before.findLastIndex((row) => !isBlank(row));
    const next = withList(before, key === null ? filled + 1 : before.findIndex((row) => row.key === key), list.rows);
    if (next === null) setProblem(tooMany);
    else setRows(next);
    return next !== null;
  }, []);

  const addToCart = () => {
    const typed = rows.filter((row) => !isBlank(row)).map(typedOf);
    if (typed.length === 0) {
      setProblem('Enter a part number or an NSN, and a quantity.');
      return;
    }
    const sent = JSON.stringify(typed);
    const changeKey = unanswered.current?.sent === sent ? unanswered.current.changeKey : newKey();
    unanswered.current = { sent, changeKey };
    isChanged.current = false;
    sentFrom.current = document.activeElement;
    setPending(true);
    setProblem(null);
    setAdded(null);
    void attempt('Nothing is known to be added to the cart.', async () => {
      const { attributes } = await call('/ordering/quick_ordering_cart', { rows: typed, changeKey }, { spinner: false });
      unanswered.current = null;
      const left = withoutAdded(latest.current, typed, attributes.rows);
      setRows(left);
      setAdded(attributes.added);
      onAdded(attributes.added ?? 0, left);
    }).finally(() => setPending(false));
  };

  const clear = () => {
    setRows(rowsOf([]));
    setAdded(null);
    setProblem(null);
  };

  return { rows, added, problem, isPending, isTypedIn, change, remove, fill, clear, addToCart, addRows: () => setRows((before) => withBlanks(before)), say: setProblem };
}

/** A list that is filled, looked up and added. */
export type QuickOrder = ReturnType<typeof useQuickOrder>;
