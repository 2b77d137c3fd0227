import { css } from '@emotion/react';
import { Icon, media, token, useLinkComponent } from '@quartermaster/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { rooms } from './rooms.tsx';

const menu = css({
  '& ul': { display: 'flex', flexDirection: 'column', gap: token('space.xxs'), margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'flex', alignItems: 'center', gap: token('space.xs'), minHeight: token('size.touchTarget'), paddingInline: token('space.sm'),
    borderRadius: token('radius.md'), color: token('color.text'), textDecoration: 'none',
  },
  '& a:hover': { background: token('color.actionSurface'), textDecoration: 'underline' },
  '& a[aria-current="page"]': { background: token('color.actionSurface'), color: token('color.actionHover'), fontWeight: token('fontWeight.bold') },
  // Beside the room there is place for all of it; above it, for the button that opens it.
  '& button': {
    display: 'none', alignItems: 'center', gap: token('space.xs'), width: '100%', minHeight: token('size.touchTarget'), paddingInline: token('space.sm'), border: `1px solid ${token('color.borderControl')}`,
    borderRadius: token('radius.md'), background: token('color.surface'), color: token('color.text'), font: 'inherit', fontWeight: token('fontWeight.bold'), cursor: 'pointer',
    '& > svg:last-of-type': { marginInlineStart: 'auto' }, '&:hover': { textDecoration: 'underline' },
  },
  [media.narrow]: {
    '& button': { display: 'flex' },
    '& ul': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))', paddingBlockStart: token('space.xs') },
    '& ul[data-closed]': { display: 'none' },
  },
});

const isAt = (path: string, here: string): boolean => (path === '/' ? here === '/' : here.startsWith(path));

/** The rooms of the desk. On a narrow page they are behind a button, which names the room that is shown. */
export function Menu() {
  const { pathname } = useLocation();
  const Anchor = useLinkComponent();
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Open for the room in which it was opened: another room begins with a closed menu.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpenAt(null);
    button.current?.focus();
  };
  const here = rooms.find(({ path }) => isAt(path, pathname));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears Escape from its button and links
    <nav css={menu} aria-label="Rooms" onKeyDown={closeByKey}>
      <button type="button" ref={button} aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpenAt(isOpen ? null : pathname)}>
        <Icon name={isOpen ? 'close' : 'menu'} />Menu{here === undefined ? '' : `: ${here.title}`}<Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size="sm" />
      </button>
      <ul role="list" id={listId} {...(!isOpen && { 'data-closed': '' })}>
        {rooms.map(({ path, title, icon }) => (
          <li key={path}><Anchor href={path} onClick={() => setOpenAt(null)} {...(isAt(path, pathname) && { 'aria-current': 'page' as const })}><Icon name={icon} />{title}</Anchor></li>
        ))}
      </ul>
    </nav>
  );
}
