import { z } from 'zod';
import type { Counted, SharedMemory } from './shared-memory.ts';

/** The way between a server process and its supervisor. */
export interface Channel {
  /** @throws where the other side is gone */
  send(message: object): void;
  onMessage(hear: (message: unknown) => void): void;
}

const questionSchema = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('count'), id: z.int(), key: z.string(), window: z.number() }),
  z.object({ ask: z.literal('first use'), id: z.int(), proof: z.string() }),
]);
type Question = z.output<typeof questionSchema>;
/** Without its number. */
type Asked = Question extends infer Each ? (Each extends Question ? Omit<Each, 'id'> : never) : never;

const answerSchema = z.object({
  answers: z.int(),
  counted: z.object({ current: z.number(), ttl: z.number() }).nullable(),
  isFirst: z.boolean().nullable(),
});
type Answer = z.output<typeof answerSchema>;

/** What the supervisor remembers: it is asked by one question at a time, so nothing comes between reading and writing. */
export interface KeptMemory {
  count(key: string, window: number): Counted;
  isFirstUse(proof: string): boolean;
}

/** Answers the questions of one server process. */
export function answerQuestions(channel: Channel, memory: KeptMemory): void {
  channel.onMessage((message) => {
    const { data: question } = questionSchema.safeParse(message);
    if (question === undefined) return;
    const answer: Answer =
      question.ask === 'count'
        ? { answers: question.id, counted: memory.count(question.key, question.window), isFirst: null }
        : { answers: question.id, counted: null, isFirst: memory.isFirstUse(question.proof) };
    sendIfHeard(channel, answer);
  });
}

/** Milliseconds. Its answer takes a fraction of one; a supervisor that is late holds up no call for longer. */
const answerWithin = 1000;

/** The memory of the supervisor, asked by a server process. */
export function memoryOfSupervisor(channel: Channel, patience = answerWithin): SharedMemory {
  const waiting = new Map<number, (answer: Answer | null) => void>();
  let asked = 0;
  channel.onMessage((message) => {
    const { data: answer } = answerSchema.safeParse(message);
    if (answer !== undefined) waiting.get(answer.answers)?.(answer);
  });
  const ask = (question: Asked): Promise<Answer | null> =>
    new Promise((resolve) => {
      const id = (asked += 1);
      const settle = (answer: Answer | null): void => {
        clearTimeout(late);
        waiting.delete(id);
        resolve(answer);
      };
      const late = setTimeout(() => settle(null), patience);
      late.unref();
      waiting.set(id, settle);
      if (!sendIfHeard(channel, { ...question, id })) settle(null);
    });
  return {
    count: async (key, window) => (await ask({ ask: 'count', key, window }))?.counted ?? null,
    isFirstUse: async (proof) => (await ask({ ask: 'first use', proof }))?.isFirst ?? null,
  };
}

/** False: the other side is gone. */
function sendIfHeard(channel: Channel, message: object): boolean {
  try {
    channel.send(message);
    return true;
  } catch {
    return false;
  }
}
