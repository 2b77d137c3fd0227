import { css } from '@emotion/react';
import { useNavigation } from '@quartermaster/core';
import { Button, ButtonLink, IconButton, layer, media, token } from '@quartermaster/ui';
import { ProductPicture } from '../../products/index.ts';
import { useCompareList } from './CompareProvider.tsx';

const bar = css({
  position: 'sticky',
  bottom: token('space.sm'),
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: token('space.md'),
  marginBlockStart: token('space.md'),
  padding: `${token('space.xs')} ${token('space.md')}`,
  background: token('color.surface'),
  border: `1px solid ${token('color.borderControl')}`,
  borderRadius: token('radius.md'),
  boxShadow: token('shadow.float'),
  [media.phone]: { justifyContent: 'space-between' },
  [media.print]: { display: 'none' },
});
const items = css({
  display: 'flex',
  flex: 1,
  gap: token('space.md'),
  minWidth: 0,
  '& > li': { display: 'flex', alignItems: 'center', gap: token('space.xxs'), flex: '0 1 240px', minWidth: 0, fontSize: token('fontSize.sm') },
  '& > li > span': { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden', lineHeight: token('lineHeight.dense') },
  // The button has the number, and the list of results the marks.
  [media.phone]: { display: 'none' },
});

/** The marks, and the way to the page that compares them, whose address names them. */
export function MarkedProducts() {
  const { products, toggle, clear } = useCompareList();
  const { href } = useNavigation();
  return (
    <section css={bar} aria-label="Comparison" data-sticky="end">
      <ul css={items} role="list">
        {products.map((product) => (
          <li key={product.productId}>
            <ProductPicture picture={product.picture} image={product.image} size="small" />
            <span>{product.name}</span>
            <IconButton icon="close" size="sm" label={`Take ${product.name} out of the comparison`} onClick={() => toggle(product)} />
          </li>
        ))}
      </ul>
      <Button look="plain" size="sm" onClick={clear}>Clear</Button>
      {products.length < 2
        ? <Button look="primary" icon="compare" isDisabled>Mark another</Button>
        : <ButtonLink look="primary" icon="compare" href={href('/catalog/compare', { productId: products.map(({ productId }) => productId) })}>Compare {products.length}</ButtonLink>}
    </section>
  );
}
