import { css } from '@emotion/react';
import { useNavigation } from '@quartermaster/core';
import { privacyChoicesAddress, useHelpDeskLink } from '@quartermaster/screens';
import { Container, Link, media, Text, token } from '@quartermaster/ui';
import type { ReactNode } from 'react';

const footer = css({
  paddingBlock: token('space.md'),
  borderBlockStart: `1px solid ${token('color.border')}`,
  textAlign: 'center',
  [media.print]: { display: 'none' },
});
const links = css({
  'display': 'flex',
  'flexWrap': 'wrap',
  'justifyContent': 'center',
  'marginBlockEnd': token('space.xs'),
  '& > li': { display: 'inline-flex', alignItems: 'center' },
  '& > li + li::before': { content: '"|" / ""', color: token('color.borderControl'), [media.phone]: { content: 'none' } },
  '& > li > a': { display: 'inline-flex', alignItems: 'center', minHeight: 24, paddingInline: token('space.xs'), [media.phone]: { minHeight: token('size.touchTarget') } },
});
const words = css({ maxWidth: '90ch', marginInline: 'auto' });

const pages = [
  { key: 'ACCESSIBILITY', label: 'Accessibility' },
  { key: 'PRIVACY', label: 'Privacy' },
  { key: 'TERMS', label: 'Terms of use' },
];

/** The footer of the older look: the links that every page must offer in one line, and below them who runs the store. */
export function SupplyFooter({ children }: { children: ReactNode }) {
  const { href } = useNavigation();
  const helpDesk = useHelpDeskLink();
  return (
    <footer css={footer}>
      <Container>
        <ul css={links} role="list">
          <li><Link href={href('/main/stores')}>Change store</Link></li>
          <li><Link href={href('/information/tutorial')}>Tutorial</Link></li>
          <li><Link href={href('/ggs/information/help')}>Help</Link></li>
          <li><Link href={href(helpDesk.path, helpDesk.query)}>{helpDesk.label}</Link></li>
          {pages.map(({ key, label }) => <li key={key}><Link href={href('/information/page', { keyName: key })}>{label}</Link></li>)}
          <li><Link href={privacyChoicesAddress}>Privacy choices</Link></li>
        </ul>
        <Text as="p" size="sm" tone="muted" css={words}>{children}</Text>
      </Container>
    </footer>
  );
}
