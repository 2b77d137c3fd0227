import { Inline, Link, Stack, Text } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { pressedBoxes } from './pressed-boxes.ts';

const boxes = pressedBoxes(280);

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
