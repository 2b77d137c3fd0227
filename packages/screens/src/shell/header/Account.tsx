import { css } from '@emotion/react';
import type { ServicePath } from '@quartermaster/contracts';
import { useNavigation, useSession, useSignIn } from '@quartermaster/core';
import { Dropdown, Icon, Link, media, token, VisuallyHidden } from '@quartermaster/ui';
import { atMost99 } from './at-most-99.ts';

const plainButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space.xs'),
  minHeight: token('size.touchTarget'),
  padding: `0 ${token('space.xs')}`,
  border: 0,
  borderRadius: token('radius.sm'),
  background: 'transparent',
  color: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
});
const menu = css({ '& > li > a, & > li > button': { display: 'flex', width: '100%', alignItems: 'center', minHeight: token('size.touchTarget'), padding: `0 ${token('space.xs')}`, color: token('color.link') } });
const label = css({ display: 'inline-flex', alignItems: 'center', gap: token('space.xs'), whiteSpace: 'nowrap', maxWidth: '14em', overflow: 'hidden', textOverflow: 'ellipsis' });
/** On a phone the logo needs the room: the name is for screen readers then, and is in the menu. */
const nameOnWide = css({ [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } });

/** Elsewhere the link beside it has the number. */
const numberOnPhone = css({ display: 'none', marginInlineStart: `calc(-1 * ${token('space.xxs')})`, fontSize: token('fontSize.sm'), fontWeight: token('fontWeight.bold'), [media.phone]: { display: 'inline' } });

const nameOnPhone = css({ display: 'none', padding: token('space.xs'), color: token('color.textMuted'), fontSize: token('fontSize.sm'), overflowWrap: 'anywhere', [media.phone]: { display: 'block' } });

const messages = '/main/message_center';

/**
 * The pages of a buyer, in the order of the menu. True: orders by activity address code, of members of an agency alone; others would be refused (specification,
 * section 2: FedStripAccessDenied).
 */
const pages: readonly (readonly [path: ServicePath, words: string, isOfAgencies?: true])[] = [
  ['/orderhistory/my_orders', 'My orders'],
  ['/orderhistory/dashboard', 'Order dashboard'],
  ['/ordering/quick_ordering', 'Quick order'],
  ['/parkcart/my_parkcart', 'Parked carts'],
  ['/catalog/saved_products', 'Saved products'],
  ['/fedstrip/fedstrip_init', 'Requisitions', true],
  ['/cart/afc_queue', 'Funds control', true],
  [messages, 'Messages'],
  ['/profile/update_profile', 'Profile'],
];

/** Sign-in, or the buyer’s name with their pages. */
export function Account() {
  const { loggedIn, agencyCode, firstName, lastName, unreadMessages: unread } = useSession();
  const { signIn, signOut, switchUser } = useSignIn();
  const { href } = useNavigation();
  if (!loggedIn) {
    return (
      <button css={plainButton} type="button" onClick={() => void signIn()}>
        <Icon name="user" />Sign in
      </button>
    );
  }
  const name = [firstName, lastName].filter(Boolean).join(' ') || 'My account';
  return (
    <Dropdown align="end" label={<span css={label}><Icon name="user" /><span css={nameOnWide}>{name}</span>{unread > 0 && <span css={numberOnPhone}>{atMost99(unread)}<VisuallyHidden> unread messages</VisuallyHidden></span>}</span>}>
      <p css={nameOnPhone}>Signed in as {name}</p>
      <ul css={menu} role="list">
        {pages.map(([path, words, isOfAgencies]) => (isOfAgencies && agencyCode === null ? null : (
          <li key={path}><Link look="quiet" href={href(path)}>{words}{path === messages && unread > 0 && `, ${atMost99(unread)} unread`}</Link></li>
        )))}
        <li><button css={plainButton} type="button" onClick={() => void switchUser()}>Switch user</button></li>
        <li><button css={plainButton} type="button" onClick={() => void signOut()}>Sign out</button></li>
      </ul>
    </Dropdown>
  );
}
