import { css } from '@emotion/react';
import { Container, Icon, media, Text, token } from '@quartermaster/ui';

const band = css({
  background: token('color.surfaceMuted'),
  borderBlockEnd: `1px solid ${token('color.border')}`,
  paddingBlock: token('space.xs'),
  [media.print]: { background: 'none' },
});
const row = css({ display: 'flex', alignItems: 'center', gap: token('space.xs') });

/** Said before anything else: who may only look. */
export function MembersBand() {
  return (
    <section css={band} aria-label="Who may order">
      <Container css={row}>
        <Icon name="user" />
        <Text size="sm">For members of the Department of Homeland Security. Everybody may look around; to order, your e-mail address must be one of the department’s.</Text>
      </Container>
    </section>
  );
}
