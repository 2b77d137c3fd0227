import { describe, expect, it } from 'vitest';
import { CallCounts } from './call-counts.ts';
import { answerQuestions, memoryOfSupervisor, type Channel, type KeptMemory } from './memory-channel.ts';

/** Two ends of a channel: messages arrive a moment later, as a copy. */
function channels(): readonly [Channel, Channel] {
  const listeners: ((message: unknown) => void)[][] = [[], []];
  const end = (own: number): Channel => ({
    send: (message) => {
      const copy: unknown = structuredClone(message);
      queueMicrotask(() => listeners[1 - own]?.forEach((hear) => hear(copy)));
    },
    onMessage: (hear) => void listeners[own]?.push(hear),
  });
  return [end(0), end(1)];
}

function keptMemory(): KeptMemory {
  const used = new Set<string>();
  const counts = new CallCounts(() => 0);
  return { count: (key, window) => counts.count(key, window), isFirstUse: (proof) => !used.has(proof) && used.add(proof).size > 0 };
}

describe('the memory of a supervisor', () => {
  it('counts the calls of all its processes together, also those of one moment', async () => {
    const memory = keptMemory();
    const processes = Array.from({ length: 4 }, () => {
      const [supervisor, process] = channels();
      answerQuestions(supervisor, memory);
      return memoryOfSupervisor(process);
    });
    const counted = await Promise.all(processes.flatMap((process) => Array.from({ length: 10 }, () => process.count('messages 192.0.2.1', 60_000))));
    expect(counted.map((each) => each?.current).toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    expect(await processes[0]?.count('messages 192.0.2.2', 60_000)).toEqual({ current: 1, ttl: 60_000 });
  });

  it('takes a proof once, whichever of its processes it comes to', async () => {
    const memory = keptMemory();
    const processes = Array.from({ length: 8 }, () => {
      const [supervisor, process] = channels();
      answerQuestions(supervisor, memory);
      return memoryOfSupervisor(process);
    });
    expect((await Promise.all(processes.map((process) => process.isFirstUse('proof')))).filter((isFirst) => isFirst)).toHaveLength(1);
  });

  it('gives no answer when it is gone or silent, and waits for none for long', async () => {
    const gone = memoryOfSupervisor({ onMessage: () => {}, send: () => { throw new Error('the channel is closed'); } });
    expect([await gone.count('all', 1), await gone.isFirstUse('proof')]).toEqual([null, null]);
    const silent = memoryOfSupervisor({ onMessage: () => {}, send: () => {} }, 1);
    expect([await silent.count('all', 1), await silent.isFirstUse('proof')]).toEqual([null, null]);
  });

  it('passes over messages of others', async () => {
    const [supervisor, process] = channels();
    answerQuestions(supervisor, keptMemory());
    const memory = memoryOfSupervisor(process);
    process.send({ ready: true });
    supervisor.send({ drain: true });
    supervisor.send({ answers: 99, counted: null, isFirst: true });
    expect(await memory.isFirstUse('proof')).toBe(true);
  });
});
