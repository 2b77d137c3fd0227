import { css } from '@emotion/react';
import { useNavigation, useSession } from '@quartermaster/core';
import { Icon, Link, media, token, VisuallyHidden } from '@quartermaster/ui';
import { atMost99 } from './at-most-99.ts';

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token('space.xxs'),
  minWidth: token('size.touchTarget'),
  minHeight: token('size.touchTarget'),
  fontWeight: token('fontWeight.bold'),
  whiteSpace: 'nowrap',
  // There the logo needs the room: the menu of the account has the link, and its button the number.
  [media.phone]: { display: 'none' },
});

/** A buyer’s messages about their orders, with the number of those that they have not read. */
export function MessagesLink() {
  const { href } = useNavigation();
  const { loggedIn, unreadMessages: unread } = useSession();
  if (!loggedIn) return null;
  return (
    <Link css={link} look="inherit" href={href('/main/message_center')}>
      <Icon name="mail" />
      <VisuallyHidden>Messages{unread > 0 && ', '}</VisuallyHidden>
      {unread > 0 && <>{atMost99(unread)}<VisuallyHidden> unread</VisuallyHidden></>}
    </Link>
  );
}
