import type { FedstripEntry, KeptLine } from '@quartermaster/contracts';
import { isBlankLine, type EntryLine } from '@quartermaster/contracts/requisition';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankLine, decided, isSame, rowOf, withBlanks, withRestored } from './entry-rows.ts';
import { answered, draftOf, onItsWay, requestOf, unsavedOf, without, type EntryState } from './entry-state.ts';
import { readUnsaved, unsavedText } from './unsaved-text.ts';

interface Held { readonly line: KeptLine; readonly isRemoved: boolean; readonly version: number }

/** What the server does with lines, by the rules of its own tests. */
class Server {
  readonly held = new Map<string, Held>();
  version = 1;

  take({ lines, removed, since }: ReturnType<typeof requestOf>): Pick<FedstripEntry, 'lines' | 'conflicts' | 'removed' | 'isPart' | 'version'> {
    const conflicts: string[] = [];
    this.version += 1;
    for (const line of lines) {
      const before = this.held.get(line.key);
      if (before !== undefined && !before.isRemoved && isSame(before.line, line)) continue;
      if ((before?.line.revision ?? 0) !== line.revision) conflicts.push(line.key);
      else this.held.set(line.key, { line: { ...line, revision: line.revision + 1, item: null, exception: line.exception ?? before?.line.exception ?? null }, isRemoved: false, version: this.version });
    }
    for (const { key, revision } of removed) {
      const before = this.held.get(key);
      if (before === undefined ? revision > 0 : before.isRemoved) continue;
      if ((before?.line.revision ?? 0) !== revision) conflicts.push(key);
      else this.held.set(key, { line: { ...(before?.line ?? { ...blankLine, key, place: 0, item: null, exception: null }), revision: revision + 1 }, isRemoved: true, version: this.version });
    }
    const told = [...this.held.values()].filter(({ line, version }) => version > since || conflicts.includes(line.key));
    return { lines: told.filter(({ isRemoved }) => !isRemoved).map(({ line }) => line), removed: told.filter(({ isRemoved }) => isRemoved).map(({ line }) => line.key), conflicts, isPart: true, version: this.version };
  }

  present(): Record<string, string> {
    return Object.fromEntries([...this.held.values()].filter(({ line, isRemoved }) => !isRemoved && !isBlankLine(line)).map(({ line }) => [line.key, line.quantity]));
  }
}

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('types' as const), line: fc.nat({ max: 3 }), quantity: fc.constantFrom('1', '2', '3', '') }) },
  fc.record({ does: fc.constant('removes' as const), line: fc.nat({ max: 3 }) }),
  // What is sent arrives, or is lost before the server, or behind it.
  fc.record({ does: fc.constant('sends' as const), lost: fc.constantFrom('nothing' as const, 'request' as const, 'answer' as const) }),
  fc.record({ does: fc.constant('hears' as const) }),
  fc.record({ does: fc.constant('reloads' as const) }),
);

/** A page whose connection is bad, by itself. */
function page() {
  const server = new Server();
  let last = 0;
  const newKey = () => `key-${(last += 1)}`;
  let state: EntryState = { rows: [], removed: [], sent: new Map(), version: 1 };
  let onWay: (() => void) | null = null;
  const typed = new Map<string, string>();
  const gone = new Set<string>();
  const hear = () => { onWay?.(); onWay = null; };
  return {
    server, typed, gone, hear, state: () => state,
    start: () => { state = { ...state, rows: Array.from({ length: 4 }, (_, nth) => ({ ...rowOf({ ...blankLine, key: newKey(), revision: 0, place: nth + 1, item: null, exception: null }), kept: null })) }; },
    type: (at: number, quantity: string) => {
      const row = state.rows[at];
      if (row === undefined) return;
      typed.set(row.key, quantity);
      state = { ...state, rows: state.rows.map((each) => (each === row ? { ...each, typed: { ...each.typed, quantity } } : each)) };
    },
    /** The page is loaded again: it shows what the server has, and what was typed and never kept comes back. */
    reload: () => {
      // What is removed is sent as the page is left.
      if (state.removed.length > 0) return;
      onWay = null;
      const text = unsavedText(draftOf(state));
      const rows = [...server.held.values()].filter(({ isRemoved }) => !isRemoved).map(({ line }) => rowOf(line));
      state = { rows: withBlanks(withRestored(rows, readUnsaved(text)), newKey), removed: [], sent: new Map(), version: server.version };
    },
    /** Of two versions, what is typed here is kept; where the other one is gone, as a line with a key of its own. False: there are none. */
    decide: () => {
      hear();
      const decisions = state.rows.flatMap((row) => (row.theirs === undefined ? [] : { row, mine: decided(row, true, newKey) }));
      for (const { row, mine } of decisions) {
        typed.delete(row.key);
        if (mine !== null) typed.set(mine.key, mine.typed.quantity);
      }
      state = { ...state, rows: state.rows.flatMap((row) => decisions.find((each) => each.row === row)?.mine ?? row) };
      return decisions.length > 0;
    },
    remove: (at: number) => {
      const row = state.rows[at];
      if (row === undefined) return;
      typed.delete(row.key);
      gone.add(row.key);
      state = without(state, row.key, newKey);
    },
    send: (lost: 'nothing' | 'request' | 'answer') => {
      hear();
      const save = unsavedOf(state);
      if (save === null) return false;
      state = onItsWay(state, save);
      if (lost === 'request') return true;
      const answer = server.take(requestOf(save, state.version));
      if (lost === 'nothing') onWay = () => { state = answered(state, save, answer, newKey); };
      return true;
    },
  };
}

describe('the lines of a page and those of the server', () => {
  it('are the same in the end: what is typed is there, and what is removed does not come back, whatever is lost on the way', () => {
    fc.assert(fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const clerk = page();
      clerk.start();
      for (const each of steps) {
        if (each.does === 'types') clerk.type(each.line, each.quantity);
        else if (each.does === 'removes') clerk.remove(each.line);
        else if (each.does === 'sends') clerk.send(each.lost);
        else if (each.does === 'hears') clerk.hear();
        else clerk.reload();
        expect(clerk.state().rows.filter(({ key }) => clerk.gone.has(key))).toEqual([]);
      }
      for (let rounds = 0; clerk.send('nothing') || clerk.decide(); rounds += 1) expect(rounds).toBeLessThan(12);
      clerk.hear();
      expect(clerk.server.present()).toEqual(Object.fromEntries([...clerk.typed].filter(([, quantity]) => quantity !== '')));
      expect(unsavedOf(clerk.state())).toBeNull();
      expect(clerk.state().rows.some(({ theirs }) => theirs !== undefined)).toBe(false);
    }), { numRuns: 1000 });
  });

  it.each(['', '1'])('a line that is typed back to “%s”, as the server had it before a save whose answer is lost, is sent again', (before) => {
    const clerk = page();
    clerk.start();
    clerk.type(0, before);
    clerk.send('nothing');
    clerk.hear();
    clerk.type(0, '2');
    clerk.send('answer');
    clerk.type(0, before);
    for (let round = 0; round < 3; round += 1) clerk.send('nothing');
    clerk.hear();
    expect(clerk.server.present()).toEqual(before === '' ? {} : { 'key-1': before });
  });

  it('a line that is typed back to what the server had before a save whose answer is lost is shown as it was typed last after a reload, and sent', () => {
    const clerk = page();
    clerk.start();
    clerk.type(0, '1');
    clerk.send('nothing');
    clerk.hear();
    clerk.type(0, '2');
    clerk.send('answer');
    clerk.type(0, '1');
    clerk.reload();
    expect(clerk.state().rows[0]?.typed.quantity).toBe('1');
    expect(unsavedOf(clerk.state())?.rows.map(({ key }) => key)).toEqual(['key-1']);
  });

  it('a line that is removed while its first save is on the way does not come back', () => {
    const clerk = page();
    clerk.start();
    clerk.type(0, '2');
    clerk.send('nothing');
    clerk.remove(0);
    clerk.hear();
    expect(clerk.state().rows.filter(({ typed }) => !isBlankLine(typed))).toEqual([]);
    clerk.send('nothing');
    expect(clerk.server.present()).toEqual({});
  });

  it('of a line that another window has changed, what is there is shown again where it was removed here', () => {
    const other: KeptLine = { ...blankLine, key: 'a', revision: 1, place: 1, quantity: '1', item: null, exception: null };
    const changed = { ...other, revision: 2, quantity: '9' };
    const removed = without({ rows: [rowOf(other)], removed: [], sent: new Map(), version: 1 }, 'a', () => 'new');
    const save = unsavedOf(removed);
    if (save === null) throw new Error('Nothing is sent.');
    const after = answered(removed, save, { lines: [changed], conflicts: ['a'], removed: [], isPart: true, version: 3 }, () => 'new');
    expect(after.rows.filter(({ key }) => key === 'a')).toEqual([rowOf(changed)]);
    expect(after.removed).toEqual([]);
    // Both versions were seen: both are removed.
    const seen = without({ ...removed, removed: [], rows: [{ ...rowOf(other), theirs: changed }] }, 'a', () => 'new');
    expect(seen.removed).toEqual([{ key: 'a', revision: 2 }]);
  });

  it('a line that is kept as a new one brings its exception data', () => {
    const exception = { remarks: 'Deliver to dock 4.', furtherAdviceCodes: '', exportOption: '' };
    const typed: EntryLine = { ...blankLine, quantity: '3' };
    const row = { ...rowOf({ ...typed, key: 'a', revision: 0, place: 1, item: null, exception }), kept: null };
    expect(requestOf({ rows: [row], removed: [] }, 1).lines).toMatchObject([{ key: 'a', exception }]);
    expect(requestOf({ rows: [{ ...row, revision: 1 }], removed: [] }, 1).lines[0]).not.toHaveProperty('exception');
  });
});
