import { html, type Html } from '../http/html.ts';

/** A moment for people, with its exact form for programs. */
export const timeOf = (at: string): Html => html`<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>`;
