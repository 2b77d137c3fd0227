import { SanitizedHtml } from '@quartermaster/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Where a click leads within the application; null for everything that is the browser's business. */
function addressOf(event: MouseEvent): string | null {
  const href = event.target instanceof Element ? (event.target.closest('a')?.getAttribute('href') ?? '') : '';
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return isPlain && href.startsWith('/') && !href.startsWith('//') ? href : null;
}

/** The HTML of an alert. Its links are followed like all others: without a full load. */
export function AlertMessage({ html }: { html: string }) {
  const navigate = useNavigate();
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const follow = (event: MouseEvent) => {
      const address = addressOf(event);
      if (address === null) return;
      event.preventDefault();
      void navigate(address);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [navigate]);
  return <span ref={ref}><SanitizedHtml as="span" html={html} /></span>;
}
