import { useNavigation } from '@quartermaster/core';
import { useLocation } from 'react-router-dom';
import type { StoreLink } from '../links/store-link.ts';
import { pageOfMessage } from './page-of-message.ts';

/** The way to the help desk from this page, which the form there names. */
export function useHelpDeskLink(): StoreLink {
  const page = pageOfMessage(useLocation());
  return { label: 'Help desk', path: '/information/comment_form', ...(page !== null && { query: { page } }) };
}

/** The address of {@link useHelpDeskLink}. */
export function useHelpDeskAddress(): string {
  const { href } = useNavigation();
  const { path, query } = useHelpDeskLink();
  return href(path, query);
}
