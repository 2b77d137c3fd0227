/** A question about pages that the marketplace server sends to the process that has the sources of the web. */
export interface Question {
  readonly asks: 'builtInStores' | 'chooseStoreName' | 'publicPage' | 'render' | 'inspectStores';
  readonly id: number;
  readonly input: unknown;
}

/** The answer to the question with this number. */
export interface Answer {
  readonly answers: number;
  readonly value?: unknown;
  readonly error?: string;
}

export const isQuestion = (message: object): message is Question => 'asks' in message;
