/** A rule on the page of fields. */
export interface FieldRow {
  /** The first declaration. */
  readonly rule: string;
  readonly declarations: readonly string[];
  /** `/cart/addCart items[].quantity` */
  readonly fields: readonly string[];
  /** Below `packages`. */
  readonly files: readonly string[];
}

const codes = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The rows of the table on the page. */
export function fieldRows(page: string): FieldRow[] {
  return page.split('\n').filter((line) => line.startsWith('| ') && line.includes('`')).map((line) => {
    const [, , declarations = '', fields = '', files = ''] = line.split('|');
    return { rule: codes(declarations)[0] ?? '', declarations: codes(declarations), fields: codes(fields), files: codes(files) };
  });
}

export interface Leaf {
  readonly field: string;
}

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly innerType?: unknown;
  readonly in?: unknown;
  readonly element?: unknown;
  readonly options?: readonly unknown[];
}

/** The texts and numbers of a request, by their places; values that are fixed words are none. */
export function leavesOf(path: string, schema: unknown, place = ''): Leaf[] {
  const definition = (schema as { readonly _zod?: { readonly def: Definition } })._zod?.def;
  if (definition === undefined) return [];
  const { type, shape, innerType, element, options } = definition;
  if (shape !== undefined) return Object.entries(shape).flatMap(([name, inner]) => leavesOf(path, inner, place === '' ? name : `${place}.${name}`));
  if (innerType !== undefined) return leavesOf(path, innerType, place);
  if (type === 'pipe') return leavesOf(path, definition.in, place);
  if (element !== undefined) return leavesOf(path, element, `${place}[]`);
  if (options !== undefined) return options.flatMap((option) => leavesOf(path, option, place));
  return type === 'string' || type === 'number' || type === 'transform' ? [{ field: `${path} ${place}` }] : [];
}

/** Names of fields that say by themselves which rule they need. */
const watched: readonly (readonly [name: RegExp, rules: readonly string[]])[] = [
  [/email$/i, ['emailRule', 'governmentEmailRule']],
  [/phone$/i, ['phoneRule']],
  [/^zip$/, ['zipRule']],
  [/^addressName$/, ['addressNameRule']],
  [/^quantity$/, ['quantityRule']],
  [/^(?:until|deliverBy)$/, ['dateRule']],
  [/password$/i, ['passwordRule', 'aacPasswordRule']],
  [/^cartNumber$/, ['cartNumberRule']],
];

/** Fields whose name is that of a rule, and that have a narrower one; the page says so below its table. */
const narrower: ReadonlySet<string> = new Set(['/fedstrip/fedstrip_ItemDispatchEntry lines[].quantity']);

/** Fields that are in no row of the rule that their name asks for. */
export function watchedFindings(rows: readonly FieldRow[], leaves: readonly Leaf[]): string[] {
  return leaves.flatMap(({ field }) => {
    const name = field.slice(Math.max(field.lastIndexOf('.'), field.lastIndexOf(' ')) + 1);
    const rules = field === '/search/advantage_search q' ? ['searchKeywordRule'] : field.endsWith('newCard.number') ? ['cardNumberRule'] : watched.find(([known]) => known.test(name))?.[1];
    if (rules === undefined || narrower.has(field) || rows.some(({ rule, fields }) => rules.includes(rule) && fields.includes(field))) return [];
    return [`${field} is in no row of docs/fields.md with ${rules.join(' or ')}. Have the service ask the rule, and add the field there.`];
  });
}
