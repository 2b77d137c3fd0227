import { css } from '@emotion/react';
import type { HelpSection } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Disclosure, Heading, Link, Stack, token } from '@quartermaster/ui';
import { Prose } from '../Prose.tsx';

const topic = css({ 'scrollMarginBlockStart': token('space.lg'), '&:last-child > details': { borderBlockEnd: 0 } });

const itself = css({ fontSize: token('fontSize.sm') });

/** One piece of help: its heading shows and hides the text. */
export function HelpTopic({ section: { id, heading, content, queryParams }, isOpen }: { section: HelpSection; isOpen: boolean }) {
  const { href } = useNavigation();
  return (
    <div css={topic} id={id}>
      <Disclosure title={<Heading level={3} size="sm">{heading}</Heading>} isInitiallyOpen={isOpen} isSeparated>
        <Stack gap="xs">
          <Prose html={content} />
          <p css={itself}><Link look="quiet" href={href('/information/help', { key: queryParams.key })}>Link to this topic</Link></p>
        </Stack>
      </Disclosure>
    </div>
  );
}
