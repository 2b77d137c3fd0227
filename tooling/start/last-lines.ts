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

  /** The last lines, indented; a hint when there are none. */
  text(): string {
    const lines = [...this.#lines, this.#open].filter((line) => line.trim() !== '').slice(-this.#most);
    return lines.length === 0 ? '  (it wrote nothing)' : lines.map((line) => `  ${line}`).join('\n');
  }
}
