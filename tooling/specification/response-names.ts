import type { Sentence } from './sentences.ts';

/** A row of `screens.csv`: a path, and a response name that the specification gives it. */
export interface SpecifiedResponse {
  readonly path: string;
  readonly name: string;
}

/** A service as far as it is compared here. */
export interface DeclaredService {
  readonly path: string;
  readonly responses: Readonly<Record<string, unknown>>;
}

/** Reads the rows of `screens.csv` that have a response name; `*` means any name that the path has. */
export function readSpecifiedResponses(csv: string): SpecifiedResponse[] {
  return csv.trim().split('\n').slice(1).flatMap((line) => {
    const [, path = '', name = ''] = line.split(',');
    return name.startsWith('*') || path === '' ? [] : [{ path, name }];
  });
}

/**
 * The response names that a sentence gives to paths. A sentence without a path goes on with those of the sentence before it, as in
 * "/cart/shopping_cart_post: Initial shows Shopping Cart; CheckOutReview shows Checkout Review;".
 */
function responsesNamed(sentences: readonly Sentence[], specified: readonly SpecifiedResponse[]): { readonly sentence: Sentence; readonly responses: readonly SpecifiedResponse[] }[] {
  const known = [...new Set(specified.map(({ path }) => path))];
  let group = '';
  let paths: readonly string[] = [];
  return sentences.map((sentence) => {
    const own = known.filter((path) => hasWord(sentence.text, path));
    if (own.length > 0 || sentence.group !== group) paths = own;
    group = sentence.group;
    return { sentence, responses: specified.filter(({ path, name }) => paths.includes(path) && hasWord(sentence.text, name)) };
  });
}

/** Responses that built sentences name and no service declares, as findings. */
export function undeclared(sentences: readonly Sentence[], specified: readonly SpecifiedResponse[], services: readonly DeclaredService[]): string[] {
  const declared = new Map(services.map(({ path, responses }) => [path, responses]));
  return responsesNamed(sentences, specified).flatMap(({ sentence, responses }) => sentence.comesWith === ''
    ? responses
      .filter(({ path, name }) => !Object.hasOwn(declared.get(path) ?? {}, name))
      .map(({ path, name }) => `${sentence.id} names ${name} of ${path}, which no service declares: declare it in packages/contracts, or give the sentence the part that it comes with.`)
    : []);
}

/** A word or path, not part of a longer one. */
function hasWord(text: string, word: string): boolean {
  const escaped = word.replaceAll(/[/.*+?^${}()|[\]\\-]/g, '\\$&');
  return new RegExp(`(?<![\\w/])${escaped}(?![\\w/])`).test(text);
}
