import type { FedstripEntry } from '@quartermaster/contracts';
import { isBlankLine, mostEntryLines } from '@quartermaster/contracts/requisition';
import { CallFailure, useCall, useNewKey, useShowAnswer } from '@quartermaster/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { decided, rowOf, withBlanks, withPasted, withRestored, type EntryRow, type LineField } from './entry-rows.ts';
import { answered, draftOf, onItsWay, requestOf, unsavedOf, without, type EntryState } from './entry-state.ts';
import { withSameParts } from './same-parts.ts';

/** A pause in typing, in milliseconds. */
const pause = 300;
/** Milliseconds until what could not be kept is sent again. */
const patience = 5_000;
const blankAtOnce = 5;
/** Someone who types on and on is not waited for. */
const mostRounds = 20;

/** Fields that a server of another version may leave out. */
type Incomplete<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | null };

/** The lines of an entry: each change is kept on the server in a pause of typing, whatever else happens. */
export function useEntry(first: FedstripEntry) {
  const call = useCall();
  const newKey = useNewKey();
  const showAnswer = useShowAnswer();
  const [entry, setEntry] = useState(first);
  const [state, setState] = useState<EntryState>(() => ({ rows: withBlanks(first.lines.map(rowOf), newKey, blankAtOnce), removed: [], sent: new Map(), version: first.version }));
  // Each failure is one of its own: what could not be kept is sent again after the second one with the same message too.
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** The keys of the lines that were pasted last, while they are as they were pasted. */
  const [pastedKeys, setPastedKeys] = useState<readonly string[]>([]);
  const { rows, removed } = state;
  // What is typed between an answer and the next drawing of the page is sent with what the answer said.
  const latest = useRef(state);
  const put = useCallback((next: (before: EntryState) => EntryState) => {
    latest.current = next(latest.current);
    setState(latest.current);
  }, []);
  const putRows = useCallback((next: (before: readonly EntryRow[]) => readonly EntryRow[]) => put((before) => {
    const after = next(before.rows);
    return after === before.rows ? before : { ...before, rows: after };
  }), [put]);
  const saving = useRef<Promise<boolean> | null>(null);

  /** Sends what the server does not have, and takes over what it has more. `asks`: also where nothing is to be sent. False: it could not be kept. */
  const save = useCallback(async (asks = false): Promise<boolean> => {
    while (saving.current !== null) await saving.current;
    const unsaved = unsavedOf(latest.current) ?? (asks ? { rows: [], removed: [] } : null);
    if (unsaved === null) return true;
    latest.current = onItsWay(latest.current, unsaved);
    saving.current = (async () => {
      try {
        const { attributes } = await call('/fedstrip/fedstrip_ItemDispatchEntry', requestOf(unsaved, latest.current.version), { spinner: false });
        if (!('lines' in attributes)) return false;
        setEntry((before) => withSameParts(before, { ...attributes, lines: [] }));
        // A server of another version may leave these out: nothing came, was removed, or is in conflict.
        const { lines, removed, conflicts }: Incomplete<Pick<FedstripEntry, 'lines' | 'removed' | 'conflicts'>> = attributes;
        put((before) => answered(before, unsaved, { ...attributes, lines: lines ?? [], removed: removed ?? [], conflicts: conflicts ?? [] }, newKey));
        setFailure(null);
        return true;
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        setFailure(error);
        return false;
      } finally {
        saving.current = null;
      }
    })();
    return saving.current;
  }, [call, newKey, put]);

  // The page of a reload or of Back may be an older one: what was typed since is on the server.
  const heard = useRef<Promise<boolean> | null>(null);
  useEffect(() => { heard.current = save(true); }, [save]);

  const isWaiting = unsavedOf(state) !== null;
  const draft = useMemo(() => draftOf(state), [state]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => void save(), failure === null ? pause : patience);
    return () => clearTimeout(timer);
  }, [rows, removed, isWaiting, failure, save]);

  // A clerk who turns away loses nothing: what is typed is sent at once.
  useEffect(() => {
    const leave = () => { if (document.visibilityState === 'hidden') void save(); };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void save();
    };
  }, [save]);

  const change = useCallback((key: string, field: LineField, text: string) => {
    setPastedKeys((before) => (before.length === 0 ? before : []));
    putRows((before) => withBlanks(before.map((row) => (row.key === key ? { ...row, typed: { ...row.typed, [field]: text } } : row)), newKey));
  }, [newKey, putRows]);

  const left = useCallback((key: string) =>
    putRows((before) => (before.some((row) => row.key === key && !row.isLeft && !isBlankLine(row.typed)) ? before.map((row) => (row.key === key ? { ...row, isLeft: true } : row)) : before)), [putRows]);

  const remove = useCallback((key: string) => {
    put((before) => without(before, key, newKey));
  }, [newKey, put]);

  const decide = useCallback((key: string, mine: boolean) =>
    putRows((before) => withBlanks(before.flatMap((row) => (row.key === key ? (decided(row, mine, newKey) ?? []) : row)), newKey)), [newKey, putRows]);

  /** Fills lines from a row on; null: behind the last one. They wait for the first answer, which may bring more lines than an older page shows. False: they are too many. */
  const fill = useCallback(async (pasted: Parameters<typeof withPasted>[2], key: string | null): Promise<boolean> => {
    await heard.current;
    const { rows: before } = latest.current;
    const at = key === null ? before.findLastIndex(({ typed }) => !isBlankLine(typed)) + 1 : before.findIndex((row) => row.key === key);
    const next = withPasted(before, at, pasted, newKey);
    setProblem(next === null ? `An entry holds at most ${mostEntryLines} lines. Send those that are there, and go on with the rest then.` : null);
    if (next !== null) putRows(() => withBlanks(next, newKey));
    if (next !== null && key !== null) setPastedKeys(next.filter((row) => row.kept === null && !before.some((each) => each.key === row.key && !isBlankLine(each.typed))).map((row) => row.key));
    return next !== null;
  }, [newKey, putRows]);

  /** Takes all lines away, here and on the server, after what is on its way: it would bring them back. What is typed meanwhile stays. False: they are there still. */
  const clear = useCallback(async (): Promise<boolean> => {
    const gone = new Set(latest.current.rows.map(({ key }) => key));
    while (saving.current !== null) await saving.current;
    saving.current = (async () => {
      try {
        const answer = await call('/fedstrip/fedstrip_newEntry', {});
        const { attributes } = answer;
        if (!('version' in attributes)) {
          showAnswer('/fedstrip/fedstrip_newEntry', answer);
          return false;
        }
        setEntry((before) => withSameParts(before, { ...attributes, lines: [] }));
        // At once: the focus goes to what is there then.
        flushSync(() => put(({ rows: before }) => ({ rows: withBlanks(before.filter(({ key }) => !gone.has(key)), newKey, blankAtOnce), removed: [], sent: new Map(), version: attributes.version })));
        setPastedKeys([]);
        setFailure(null);
        setProblem(null);
        return true;
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        setProblem(`The lines are not removed. ${error.message}`);
        return false;
      } finally {
        saving.current = null;
      }
    })();
    return saving.current;
  }, [call, newKey, put, showAnswer]);

  /** Takes the last paste back. */
  const undoPaste = useCallback(() => {
    setPastedKeys([]);
    pastedKeys.forEach(remove);
  }, [pastedKeys, remove]);

  /** Puts lines back that were typed and never kept, as before a reload. */
  const restore = useCallback((lines: readonly EntryRow[]) => putRows((before) => withBlanks(withRestored(before, lines), newKey)), [newKey, putRows]);

  /** Keeps all, with what is typed while something is on its way: what comes next is checked as it is on this page. False: it could not be kept. */
  const saveAll = useCallback(async (): Promise<boolean> => {
    for (let round = 0; round === 0 || (unsavedOf(latest.current) !== null && round < mostRounds); round += 1) {
      if (!(await save())) return false;
    }
    return true;
  }, [save]);

  /** The first line of two versions, as it is now, with its number from 1; null: none waits for a decision. */
  const undecided = useCallback(() => {
    const at = latest.current.rows.findIndex(({ theirs }) => theirs !== undefined);
    const row = latest.current.rows[at];
    return row === undefined ? null : { key: row.key, number: at + 1 };
  }, []);

  /** The line behind another one, or before the last one; null: there is none. */
  const after = useCallback((key: string): EntryRow | null => {
    const at = latest.current.rows.findIndex((row) => row.key === key);
    return latest.current.rows[at + 1] ?? latest.current.rows[at - 1] ?? null;
  }, []);

  const firstLine = useCallback((): string => latest.current.rows[0]?.key ?? '', []);

  return { entry, rows, draft, after, firstLine, undecided, isWaiting, failure: failure?.message ?? null, problem, pastedKeys, change, left, remove, clear, decide, fill, undoPaste, restore, saveAll, say: setProblem };
}
