import { css } from '@emotion/react';
import type { OptionChoice, ProductDetail } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Icon, Link, media, Stack, Text, token, VisuallyHidden } from '@quartermaster/ui';
import { useId, type ReactNode } from 'react';
import { formatPriceRange, notOfferedWith, useChoiceHref } from '../../products/index.ts';

const rows = css({ 'display': 'grid', 'gridTemplateColumns': 'auto minmax(0, 1fr)', 'columnGap': token('space.md'), 'rowGap': token('space.xs'), 'alignItems': 'baseline', '& > p': { color: token('color.textMuted') }, [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: token('space.xxs'), '& > ul': { marginBlockEnd: token('space.xs') } } });
const values = css({ display: 'flex', flexWrap: 'wrap', gap: token('space.xs') });
const value = css({
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.xxs'),
    minHeight: token('size.controlSmall'),
    padding: `2px ${token('space.sm')}`,
    border: `1px solid ${token('color.borderControl')}`,
    borderRadius: token('radius.md'),
    color: token('color.text'),
    background: token('color.surface'),
    [media.phone]: { minHeight: token('size.touchTarget') },
  },
  '& > a:hover': { borderColor: token('color.action') },
  '& > a[aria-current]': { borderColor: token('color.action'), background: token('color.actionSurface'), fontWeight: token('fontWeight.bold') },
  '&[data-not-offered] > a': { borderStyle: 'dashed', color: token('color.textMuted') },
});

export interface ProductOptionsProps {
  choice: OptionChoice;
  /** What is chosen. Delivery stays worked out for its ZIP code. */
  product: Pick<ProductDetail, 'name' | 'partNumber' | 'price' | 'unitOfIssue' | 'zip'>;
}

/** The options of a product: each value leads to the product that has it, with the rest as it is. Links, so that a choice has an address and needs no script. */
export function ProductOptions({ choice: { id, options, variants }, product }: ProductOptionsProps) {
  const { zip } = product;
  const { href } = useNavigation();
  const choiceHref = useChoiceHref();
  const heading = useId();
  const chosen = options.map(({ name, chosen: of }) => ({ name, value: of }));
  return (
    <Stack as="section" gap="xs" aria-label="Options">
      <div css={rows}>
        {options.map((option, place) => (
          <OptionRow key={option.name} labelId={`${heading}-${place}`} name={option.name}>
            {option.values.map(({ value: text, isOffered, productId }) => (
              <li key={text} css={value} data-not-offered={isOffered ? undefined : ''}>
                <Link
                  look="inherit"
                  href={productId === null ? choiceHref(id, chosen.map((one) => (one.name === option.name ? { ...one, value: text } : one))) : href('/catalog/product_detail', { productId, ...(zip !== null && { zip }) })}
                  aria-current={text === option.chosen ? 'true' : undefined}
                >
                  {text === option.chosen && <Icon name="check" size="sm" />}
                  {text}
                  {!isOffered && <Text size="sm">({notOfferedWith(options.filter((other) => other !== option))})</Text>}
                </Link>
              </li>
            ))}
          </OptionRow>
        ))}
      </div>
      <VisuallyHidden role="status">{chosenText(product)}</VisuallyHidden>
      <Text as="p" size="sm"><Link href={choiceHref(id, chosen)}>Compare prices and part numbers of all {variants} variants</Link></Text>
    </Stack>
  );
}

/** What another choice changes, for those who do not see it: focus stays at the option. */
const chosenText = ({ name, partNumber, price, unitOfIssue }: ProductOptionsProps['product']): string =>
  `${name}, part ${partNumber}: ${formatPriceRange(price) ?? 'no price of today'}${price === null || unitOfIssue === null ? '' : ` per ${unitOfIssue.name}`}`;

const OptionRow = ({ labelId, name, children }: { labelId: string; name: string; children: ReactNode }) => (
  <>
    <Text as="p" size="sm" id={labelId}>{name}</Text>
    <ul css={values} role="list" aria-labelledby={labelId}>{children}</ul>
  </>
);
