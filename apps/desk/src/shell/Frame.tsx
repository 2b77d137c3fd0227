import { css } from '@emotion/react';
import { Button, Container, Icon, media, SkipLink, Text, token } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { roleName } from '../parts/words.ts';
import { useDesk } from '../wire/desk-context.ts';
import { useChange } from '../wire/use-change.ts';
import { Menu } from './Menu.tsx';

const header = css({
  background: token('color.headerSurface'), color: token('color.headerText'),
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space.md'), minHeight: '4rem', paddingBlock: token('space.xs') },
});
const brand = css({ display: 'flex', alignItems: 'center', gap: token('space.xs'), fontSize: token('fontSize.lg'), fontWeight: token('fontWeight.bold'), marginInlineEnd: 'auto', [media.phone]: { flexBasis: '100%' } });
const person = css({ textAlign: 'end', lineHeight: token('lineHeight.dense'), '& > span': { display: 'block' }, '& > span + span': { color: token('color.headerTextMuted') }, [media.phone]: { textAlign: 'start', marginInlineEnd: 'auto' } });
const body = css({ display: 'grid', gridTemplateColumns: '15rem minmax(0, 1fr)', gap: token('space.xl'), paddingBlock: token('space.lg'), alignItems: 'start', [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.md') } });
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
