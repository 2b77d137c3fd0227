import { html, type Html } from './html.ts';

/** One mistake, shown at its field and in the summary above the form. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
  /** There were too many tries: so many seconds until another one is looked at. */
  readonly waitSeconds?: number;
}

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Further attributes of the input: type, autocomplete and the like. */
  readonly attributes: Html;
  /** What is in front of the input, and by which id it describes it. */
  readonly before?: Html;
  readonly describedBy?: string;
  /** What is behind the input. */
  readonly after?: Html;
}

/** A labeled input with its hint and its error. `autofocus` belongs to one field of a page. */
export function field(of: Field, errors: readonly FieldError[], autofocus: boolean): Html {
  const error = errors.find((candidate) => candidate.field === of.name);
  const described = [of.describedBy, of.hint && `${of.name}-hint`, error && `${of.name}-error`].filter(Boolean).join(' ');
  return html`<div class="field${error ? ' field-wrong' : ''}">
<label for="${of.name}">${of.label}</label>
${of.hint ? html`<p class="hint" id="${of.name}-hint">${of.hint}</p>` : undefined}
${of.before}
${error ? html`<p class="field-error" id="${of.name}-error"><span class="unseen">Error: </span>${error.message}</p>` : undefined}
<input id="${of.name}" name="${of.name}" required ${of.attributes}${described ? html` aria-describedby="${described}"` : undefined}${
    error ? html` aria-invalid="true"` : undefined
  }${autofocus ? html` autofocus` : undefined}>
${of.after}
</div>`;
}

/** The summary of all mistakes, with a link to each field; a mistake of no field (`field: ''`) is plain text. */
export function errorSummary(errors: readonly FieldError[]): Html | undefined {
  if (errors.length === 0) return undefined;
  return html`<div class="summary" role="alert" aria-labelledby="summary-title">
<h2 id="summary-title">There is a problem</h2>
<ul>${errors.map((error) =>
    error.field ? html`<li><a href="#${error.field}">${error.message}</a></li>` : html`<li>${error.message}</li>`,
  )}</ul>
</div>`;
}

/** The title of a page with mistakes starts with “Error”, so that a screen reader says it first. */
export function titleWith(errors: readonly FieldError[], title: string): string {
  return errors.length > 0 ? `Error: ${title}` : title;
}
