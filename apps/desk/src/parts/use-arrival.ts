import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

let isFirst = true;

/** The title of the document, and the place that gets the focus when an operator comes from another page. */
export function useArrival<Place extends HTMLElement>(title: string): RefObject<Place | null> {
  const { pathname } = useLocation();
  const place = useRef<Place>(null);
  useEffect(() => {
    document.title = `${title} - Quartermaster desk`;
  }, [title]);
  // Not by the title: that comes with an answer, when the operator may have gone on.
  useEffect(() => {
    // The browser itself begins a document at its top.
    if (!isFirst) place.current?.focus();
    isFirst = false;
  }, [pathname]);
  return place;
}
