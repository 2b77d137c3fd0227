import type { OptionChoice } from '@quartermaster/contracts';
import { inOrderOfValues } from './order-of-values.ts';

/** A product of a configuration: its value of each option, in the order of the options. */
export interface Variant {
  readonly productId: string;
  readonly values: readonly string[];
}

/** What is chosen of each option, in their order; null where nothing is. */
export type Chosen = readonly (string | null)[];

export interface Choosing {
  readonly options: OptionChoice['options'];
  /** Those that have all that is chosen. */
  readonly fitting: readonly Variant[];
  /** The only one that fits, with which all options are chosen; null while it could be several, and where none is offered like that. */
  readonly only: Variant | null;
}

const fits = (variant: Variant, chosen: Chosen): boolean => variant.values.every((value, place) => (chosen[place] ?? value) === value);

/**
 * Chooses among variants. Each value of an option says whether a variant has it together with what is chosen of the other options, and which. Where one variant alone
 * fits, what was not chosen follows from it.
 * @param names of the options @param variants no two have the same values
 */
export function choose(names: readonly string[], variants: readonly Variant[], asked: Chosen): Choosing {
  const fitting = variants.filter((variant) => fits(variant, asked));
  const only = fitting.length === 1 ? (fitting[0] ?? null) : null;
  const chosen = only?.values ?? asked;
  const options = names.map((name, place) => ({
    name,
    chosen: chosen[place] ?? null,
    values: inOrderOfValues(variants.flatMap(({ values }) => values[place] ?? [])).map((value) => {
      const having = variants.filter((variant) => fits(variant, names.map((_name, other) => (other === place ? value : (chosen[other] ?? null)))));
      return { value, isOffered: having.length > 0, productId: having.length === 1 ? (having[0]?.productId ?? null) : null };
    }),
  }));
  return { options, fitting, only };
}

/** `Size=Large` of an address, for each option; what names no option or no value of it comes back as unknown. */
export function readChoices(names: readonly string[], variants: readonly Variant[], asked: readonly string[]): { readonly chosen: Chosen; readonly unknown: string[] } {
  const chosen: (string | null)[] = names.map(() => null);
  const unknown = asked.filter((choice) => {
    if (choice === '') return false;
    const at = choice.indexOf('=');
    const [name, value] = [choice.slice(0, at), choice.slice(at + 1)];
    const place = at < 0 ? -1 : names.indexOf(name);
    // A select without a choice is sent without a value.
    if (place >= 0 && value === '') return false;
    if (place < 0 || !variants.some(({ values }) => values[place] === value)) return true;
    chosen[place] = value;
    return false;
  });
  return { chosen, unknown };
}
