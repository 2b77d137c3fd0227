/** Numbers in place of texts: the place of an element is told by its own text and the number of the place around it, however deep it is. */
class Numbers {
  readonly #given = new Map<string, number>();

  of(text: string): number {
    const known = this.#given.get(text) ?? this.#given.size;
    this.#given.set(text, known);
    return known;
  }
}

/**
 * The kinds of elements on a page: the tags and classes from the body down to the element, which tell its styles and those around it, its attributes, the
 * values of those that say what it is, whether it has words of its own, and whether it is shown: a width hides some. Texts, addresses and names of elements are left out.
 */
function kindsOf(body: Element, places: Numbers): ReadonlySet<string> {
  const kinds = new Set<string>();
  const walk = (element: Element, around: number | ''): void => {
    const place = places.of(`${around}>${element.localName}.${[...element.classList].toSorted().join('.')}`);
    const attributes = [...element.attributes].filter(({ name }) => name !== 'class').map(({ name, value }) => (telling.has(name) || isWord(name, value) ? `${name}=${value}` : value === '' ? `${name} empty` : name));
    const hasWords = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
    kinds.add([place, ...attributes.toSorted(), hasWords ? 'with words' : '', element.childElementCount === 0 ? 'a leaf' : '', element.checkVisibility({ visibilityProperty: true }) ? '' : 'hidden'].join('|'));
    for (const child of element.children) walk(child, place);
  };
  walk(body, '');
  return kinds;
}

/** Attributes whose value says what an element is. */
const telling: ReadonlySet<string> = new Set(['role', 'type', 'tabindex', 'scope', 'lang', 'autocomplete', 'data-part']);
/** States, such as `aria-expanded="true"`; not the names of other elements, nor texts. */
const isWord = (name: string, value: string): boolean => name.startsWith('aria-') && /^(true|false|mixed|page|step|polite|assertive|off|dialog|menu|listbox|ascending|descending|none)$/.test(value);

/** The headings of a page in their order, by level: what axe says of them follows from all of them together. */
const headingsOf = (body: Element): string =>
  [...body.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')].map((heading) => heading.getAttribute('aria-level') ?? heading.localName.slice(1)).join('');

/** Remembers the kinds of elements of all pages so far. */
export class KnownKinds {
  readonly #known = new Set<string>();
  readonly #places = new Numbers();
  /** A question may hold all styles of a theme. */
  readonly #questions = new Numbers();

  /**
   * Whether a page has a kind of element, or an order of headings, that none before had; from now on they are known.
   *
   * @param question what is asked of the page, the theme around it included: another question is asked anew
   */
  hasNew(body: Element, question: string): boolean {
    const before = this.#known.size;
    const asked = this.#questions.of(question);
    for (const kind of [...kindsOf(body, this.#places), `headings ${headingsOf(body)}`]) this.#known.add(`${asked} ${kind}`);
    return this.#known.size > before;
  }
}
