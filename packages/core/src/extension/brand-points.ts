import type { ComponentType } from 'react';
import { extensionPoint } from './extension-point.ts';
import { component, member, text } from './validators.ts';

/** A look as the engine needs it. The theme packages make it from their tokens. */
export interface ThemeDefinition {
  readonly id: string;
  /** CSS text: variables and font faces. */
  readonly css: string;
  /** Address of a separate stylesheet (adv12). */
  readonly stylesheet?: string;
  /** Addresses of fonts worth preloading on the first page. */
  readonly preloadFonts?: readonly string[];
}

export interface StartPage {
  /** Service path of the page that `/home` leads to. */
  readonly path: string;
}

export const themePoint = extensionPoint<ThemeDefinition>()('theme', 'one', {
  doc: 'The look: CSS variables, fonts and, for an older theme, a stylesheet.',
  required: true,
  validate: (value) => {
    for (const name of ['id', 'css']) {
      const problem = text(member(value, name), null);
      if (problem !== null) return `Its ${name} is wrong: ${problem}`;
    }
    return null;
  },
});

export const logoPoint = extensionPoint<ComponentType>()('logo', 'one', {
  doc: 'The store’s logo, shown in the header.',
  required: true,
  validate: component,
});

export const welcomeTextPoint = extensionPoint<string>()('welcome text', 'one', {
  doc: 'The store’s greeting, shown in the header and on the start page.',
  required: true,
  validate: text,
});

export const headerPoint = extensionPoint<ComponentType>()('header', 'one', {
  doc: 'The whole header of a page.',
  validate: component,
});

export const footerPoint = extensionPoint<ComponentType>()('footer', 'one', {
  doc: 'The footer: identifier and required links.',
  validate: component,
});

export const bannerPoint = extensionPoint<ComponentType>()('banner', 'one', {
  doc: 'The content above the header, such as an official-website notice.',
  validate: component,
});

export const startPagePoint = extensionPoint<StartPage>()('start page', 'one', {
  doc: 'The service path of the page that /home leads to.',
  required: true,
  validate: (value) => {
    const path = member(value, 'path');
    return typeof path === 'string' && path.startsWith('/') ? null : 'Its path must be a service path such as /main/start_page.';
  },
});
