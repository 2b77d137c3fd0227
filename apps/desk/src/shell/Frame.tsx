import { css } from '@emotion/react';
import { Button, Container, Icon, media, SkipLink, Text, token, useLinkComponent } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { roleName } from '../parts/words.ts';
import { useDesk } from '../wire/desk-context.ts';
import { useChange } from '../wire/use-change.ts';
import { rooms } from './rooms.tsx';

const header = css({
  background: token('color.headerSurface'), color: token('color.headerText'),
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space.md'), minHeight: '4rem', paddingBlock: token('space.xs') },
});
const brand = css({ display: 'flex', alignItems: 'center', gap: token('space.xs'), fontSize: token('fontSize.lg'), fontWeight: token('fontWeight.bold'), marginInlineEnd: 'auto', [media.phone]: { flexBasis: '100%' } });
const person = css({ textAlign: 'end', lineHeight: token('lineHeight.dense'), '& > span': { display: 'block' }, '& > span + span': { color: token('color.headerTextMuted') }, [media.phone]: { textAlign: 'start', marginInlineEnd: 'auto' } });
const body = css({ display: 'grid', gridTemplateColumns: '15rem minmax(0, 1fr)', gap: token('space.xl'), paddingBlock: token('space.lg'), alignItems: 'start', [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.md') } });
const menu = css({
  '& ul': { display: 'flex', flexDirection: 'column', gap: token('space.xxs'), margin: 0, padding: 0, listStyle: 'none', [media.narrow]: { flexDirection: 'row', flexWrap: 'wrap' } },
  '& a': {
    display: 'flex', alignItems: 'center', gap: token('space.xs'), minHeight: token('size.touchTarget'), paddingInline: token('space.sm'),
    borderRadius: token('radius.md'), color: token('color.text'), textDecoration: 'none',
  },
  '& a:hover': { background: token('color.actionSurface'), textDecoration: 'underline' },
  '& a[aria-current="page"]': { background: token('color.actionSurface'), color: token('color.actionHover'), fontWeight: token('fontWeight.bold') },
});

/** What surrounds every room: who is signed in, the menu, and the place of the room. */
export function Frame({ children }: { children: ReactNode }) {
  const { session, signedOut } = useDesk();
  const { isPending, send } = useChange('/sign-out');
  const leave = async (): Promise<void> => {
    if ((await send({})) !== null) signedOut();
  };
  return (
    <>
      <SkipLink targetId="room" />
      <header css={header}>
        <Container>
          <span css={brand}><Icon name="box" />Quartermaster desk</span>
          <div css={person}><Text size="sm">{session.name}</Text><Text size="sm">{roleName[session.role]}</Text></div>
          <Button size="sm" isPending={isPending} onClick={() => void leave()}>Sign out</Button>
        </Container>
      </header>
      <Container css={body}>
        <Menu />
        <main id="room" tabIndex={-1}>{children}</main>
      </Container>
    </>
  );
}

function Menu() {
  const { pathname } = useLocation();
  const Anchor = useLinkComponent();
  const isHere = (path: string): boolean => (path === '/' ? pathname === '/' : pathname.startsWith(path));
  return (
    <nav css={menu} aria-label="Rooms">
      <ul role="list">
        {rooms.map(({ path, title, icon }) => (
          <li key={path}><Anchor href={path} {...(isHere(path) && { 'aria-current': 'page' as const })}><Icon name={icon} />{title}</Anchor></li>
        ))}
      </ul>
    </nav>
  );
}
