import { css } from '@emotion/react';
import { Inline, Link, Stack, Text, token } from '@quartermaster/ui';
import type { ReactNode } from 'react';

const boxes = css({
  'display': 'grid', 'gap': token('space.sm'), 'gridTemplateColumns': 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  '& > li': { position: 'relative', padding: token('space.md'), border: `1px solid ${token('color.border')}`, borderRadius: token('radius.md'), background: token('color.surface') },
  // All of its box is pressed.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
});

interface LinkBox {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** What is there; empty: the name says it. */
  readonly about: string;
  /** Beside the name. */
  readonly mark?: ReactNode;
}

/** Ways that are chosen by what is said of them, each in a box. */
export function LinkBoxes({ links }: { links: readonly LinkBox[] }) {
  return (
    <ul css={boxes} role="list">
      {links.map(({ id, label, href, about, mark }) => (
        <li key={id}>
          <Stack gap="xxs">
            <Inline gap="xs" align="center"><Text isBold><Link look="quiet" href={href}>{label}</Link></Text>{mark}</Inline>
            {about !== '' && <Text as="p" size="sm" tone="muted">{about}</Text>}
          </Stack>
        </li>
      ))}
    </ul>
  );
}
