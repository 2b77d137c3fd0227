import { css } from '@emotion/react';
import { useNavigation } from '@quartermaster/core';
import { Card, Heading, Link, Stack, token } from '@quartermaster/ui';
import { useStartPageAddress } from '../../shell/index.ts';

const tips = css({ paddingInlineStart: token('space.md'), fontSize: token('fontSize.sm'), '& > li + li': { marginBlockStart: token('space.xxs') } });

/** How to find things here. */
export function SearchTips() {
  return (
    <Card as="section">
      <Stack gap="sm">
        <Heading level={2} size="md">Tips for searching</Heading>
        <ul css={tips}>
          <li>Part numbers and NSNs are found with or without dashes and spaces.</li>
          <li>Fewer words find more: “toner 6180” instead of the whole name.</li>
          <li>Type sizes as they are printed: 1/4", 10 mm, 17".</li>
          <li>Quotation marks keep words together: xerox “toner cartridge”. A hyphen leaves a word out, and so does “without”: toner -refurbished, chair without arms.</li>
          <li>A search starts with a letter or a digit.</li>
        </ul>
        <Link href={useStartPageAddress()}>Browse all categories</Link>
        <Link href={useNavigation().href('/search/advanced')}>Advanced search</Link>
      </Stack>
    </Card>
  );
}
