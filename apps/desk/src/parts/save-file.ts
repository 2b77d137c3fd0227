/** Gives the browser a text to save as a file. */
export function saveFile(name: string, text: string): void {
  const type = name.endsWith('.json') ? 'application/json' : /\.(?:txt|ndjson)$/.test(name) ? 'text/plain;charset=utf-8' : 'text/csv;charset=utf-8';
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
