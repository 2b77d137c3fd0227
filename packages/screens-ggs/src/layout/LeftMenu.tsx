import { css } from '@emotion/react';
import { useNavigation, useSession } from '@quartermaster/core';
import { Heading, Link, media, token } from '@quartermaster/ui';
import { useId } from 'react';
import { menuGroups, type MenuGroup } from './menu-groups.ts';

const menu = css({
  display: 'grid',
  gap: token('space.sm'),
  paddingInlineStart: token('space.lg'),
  [media.wide]: { gridArea: 'menu' },
  [media.narrow]: { paddingInline: token('space.md'), gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))', alignItems: 'start' },
  [media.print]: { display: 'none' },
});
const box = css({
  border: `1px solid ${token('color.border')}`,
  '& > h2': {
    padding: `${token('space.xxs')} ${token('space.xs')}`,
    background: token('color.headerSurfaceMuted'),
    color: token('color.headerText'),
    fontSize: token('fontSize.md'),
  },
  '& > ul > li + li': { borderBlockStart: `1px solid ${token('color.border')}` },
  '& > ul > li > a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 26,
    paddingInline: token('space.xs'),
    [media.phone]: { minHeight: token('size.touchTarget') },
  },
  '& > ul > li > a:hover': { background: token('color.actionSurface') },
});

/** The menu at the left of the older layouts. */
export function LeftMenu() {
  return (
    <nav css={menu} aria-label="Menu">
      {menuGroups.map((group) => <MenuBox key={group.title} group={group} />)}
    </nav>
  );
}

function MenuBox({ group: { title, entries } }: { group: MenuGroup }) {
  const { href } = useNavigation();
  const audience = useSession().loggedIn ? 'buyer' : 'visitor';
  const headingId = useId();
  return (
    <section css={box} aria-labelledby={headingId}>
      <Heading level={2} size="sm" id={headingId}>{title}</Heading>
      <ul role="list">
        {entries.filter((entry) => (entry.audience ?? audience) === audience).map(({ label, path, query }) => <li key={label}><Link look="quiet" href={href(path, query)}>{label}</Link></li>)}
      </ul>
    </section>
  );
}
