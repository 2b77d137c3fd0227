/** A text in quotes where it needs them. A spreadsheet takes what begins like a formula for one: a quote before it keeps it a text. A phone number stays as it is. */
export function csvCell(text: string): string {
  const safe = /^(?:[=@\t\r＝＠＋－]|[+-](?![\d\s().-]*$))/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
