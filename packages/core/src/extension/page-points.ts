import type { ComponentType, ReactNode } from 'react';
import type { Notice } from '../errors/index.ts';
import { extensionPoint } from './extension-point.ts';
import { component, member, text } from './validators.ts';

/** Props of the notice: the words of the server as attributes. */
export interface NoticeProps {
  attributes: Notice;
  query: URLSearchParams;
}

/** Where buyers tell what they think of a page. */
export interface Feedback {
  /** A web address, an address of the storefront, or `mailto:`. */
  readonly href: string;
  /** The link's words. */
  readonly label: string;
}

export const providerPoint = extensionPoint<ComponentType<{ children: ReactNode }>>()('provider', 'many', {
  doc: 'What keeps something from page to page, such as the products marked for comparison: a component around all of them.',
  validate: component,
});

export const noticePoint = extensionPoint<ComponentType<NoticeProps>>()('notice', 'one', {
  doc: 'The content of the modal for something that the server wants answered: session expiry, acknowledgement, registration.',
  validate: component,
});

export const surveyPoint = extensionPoint<ComponentType>()('survey', 'one', {
  doc: 'The block that asks for an opinion, at the foot of the pages that add it.',
  validate: component,
});

export const feedbackPoint = extensionPoint<Feedback>()('feedback', 'one', {
  doc: 'Where the default survey block leads; without it there is none.',
  validate: (value) => {
    const href = member(value, 'href');
    if (typeof href !== 'string' || !/^(https?:\/\/|mailto:|\/(?!\/))/i.test(href)) return 'Its href must be an http or https address, a path, or mailto:.';
    return text(member(value, 'label'), null);
  },
});
