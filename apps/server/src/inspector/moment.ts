import { html, type Html } from '../http/index.ts';

/** A moment for people, with its exact form for programs. */
export const timeOf = (at: string): Html => html`<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>`;
