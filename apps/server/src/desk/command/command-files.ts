/** The files of the operator who runs a command. */
export interface CommandFiles {
  read(file: string): { readonly name: string; readonly csv: string };
  write(file: string, text: string): void;
  /** Writes what was left out beside the file, and gives the words that say so. */
  rejects(file: string, rejects: string): string;
}
