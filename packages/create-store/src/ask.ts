import { createInterface } from 'node:readline/promises';

/** Asks one thing until the answer is right. */
export interface Questions {
  ask(question: string, usual: string | undefined, problem: (answer: string) => string | null): Promise<string>;
  close(): void;
}

/** Questions on a terminal. */
export function terminalQuestions(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Questions {
  const terminal = createInterface({ input, output });
  return {
    async ask(question, usual, problem) {
      for (;;) {
        const typed = (await terminal.question(usual === undefined ? `${question}: ` : `${question} (${usual}): `)).trim();
        const answer = typed === '' && usual !== undefined ? usual : typed;
        const wrong = problem(answer);
        if (wrong === null) return answer;
        output.write(`${wrong}\n`);
      }
    },
    close: () => terminal.close(),
  };
}
