import { css } from '@emotion/react';
import { SanitizedHtml, token } from '@quartermaster/ui';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

const prose = css({
  maxWidth: '72ch',
  '& h2': { fontSize: token('fontSize.lg'), marginBlock: `${token('space.lg')} ${token('space.xs')}` },
  '& li, & dd': { marginBlockEnd: token('space.xxs') },
  '& dt': { fontWeight: token('fontWeight.bold') },
  // The words and the amounts of a table stay whole; one that is too wide for a phone does not widen the page.
  '&:has(table)': { overflowX: 'auto' },
  '& table': { borderCollapse: 'collapse' },
  '& td, & th': { verticalAlign: 'top', overflowWrap: 'break-word' },
});

/** Text of the information pages and the help. Its links into the application are followed without a full load. */
export function Prose({ html }: { html: string }) {
  const navigate = useNavigate();
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href') ?? '';
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !address.startsWith('/ws/')) return;
    event.preventDefault();
    void navigate(address);
  }
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are operated; Enter on one is a click
  return <div onClick={follow}><SanitizedHtml css={prose} html={html} /></div>;
}
