const kinds = { csv: { type: 'text/csv;charset=utf-8', mark: '\uFEFF' }, json: { type: 'application/json', mark: '' } } as const;

/** Gives the browser a text to save as a file. CSV is marked as UTF-8 for spreadsheets. */
export function saveFile(name: string, text: string, kind: keyof typeof kinds = 'csv'): void {
  const { type, mark } = kinds[kind];
  const address = URL.createObjectURL(new Blob([mark, text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
