import type { ComponentType } from 'react';
import { ContactFooter, type ContactFooterProps } from './ContactFooter.tsx';

/** The footer of a store with its words: `brand: { Footer: contactFooter({ about, ways }), ... }`. */
export function contactFooter(words: ContactFooterProps): ComponentType {
  return function Footer() {
    return <ContactFooter {...words} />;
  };
}
