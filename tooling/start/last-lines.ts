const longestError = 200;

/** Remembers the end of a log. */
export class LastLines {
  readonly #most: number;
  #lines: string[] = [];
  #open = '';

  constructor(most: number) {
    this.#most = most;
  }

  push(text: string): void {
    const lines = (this.#open + text).split('\n');
    this.#open = lines.pop() ?? '';
    this.#lines = [...this.#lines, ...lines].slice(-this.#most);
  }

  /** The last line that names an error as a program that ends by one prints it; null: there is none. */
  error(): string | null {
    return [...this.#lines, this.#open].findLast((line) => /^(Uncaught )?\w*Error\b/.test(line))?.slice(0, longestError) ?? null;
  }

  /** The last lines, indented; a hint when there are none. */
  text(): string {
    const lines = [...this.#lines, this.#open].filter((line) => line.trim() !== '').slice(-this.#most);
    return lines.length === 0 ? '  (it wrote nothing)' : lines.map((line) => `  ${line}`).join('\n');
  }
}
