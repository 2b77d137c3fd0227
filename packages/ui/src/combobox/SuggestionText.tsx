/** Sets what the reader adds in bold: the typed part is known, the rest is the news. */
export function SuggestionText({ text, typed }: { text: string; typed: string }) {
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  if (at === -1) return <span>{text}</span>;
  return (
    <span>
      <b>{text.slice(0, at)}</b>
      {text.slice(at, at + typed.length)}
      <b>{text.slice(at + typed.length)}</b>
    </span>
  );
}
