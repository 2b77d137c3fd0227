import type { Report } from './suites.ts';

interface Finding {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** The text of a failed suite that a person needs to read: its findings where the program reports them as data, else its output. */
export function findings(kind: Report, output: string): string {
  const found = kind === 'oxlint' ? list(output, 'diagnostics', fromOxlint) : kind === 'counts' ? list(output, 'violations', fromBoundaries) : [];
  return found.length === 0 ? output : found.map(({ file, line, text }) => `${file}:${line}\n  ${text}\n`).join('\n');
}

type Fields = Readonly<Record<string, unknown>>;

function fromOxlint(value: Fields): Finding {
  const [label] = Array.isArray(value['labels']) ? (value['labels'] as Fields[]) : [];
  const span = (label?.['span'] ?? {}) as Fields;
  const help = typeof value['help'] === 'string' ? ` ${value['help']}` : '';
  return { file: String(value['filename']), line: Number(span['line'] ?? 1), text: `${String(value['message'])}${help} (${String(value['code'])})` };
}

const fromBoundaries = (value: Fields): Finding => ({ file: String(value['file']), line: Number(value['line']), text: String(value['message']) });

function list(output: string, name: string, read: (value: Fields) => Finding): Finding[] {
  try {
    const report = JSON.parse(output) as Fields;
    return Array.isArray(report[name]) ? (report[name] as Fields[]).map(read) : [];
  } catch {
    return [];
  }
}
