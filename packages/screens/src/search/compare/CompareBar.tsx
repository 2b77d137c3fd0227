import { css } from '@emotion/react';
import { Button, IconButton, latePart, layer, media, token, VisuallyHidden } from '@quartermaster/ui';
import { useState } from 'react';
import { ProductPicture } from '../../products/index.ts';
import { compareLimit } from './compare-list.ts';
import { useCompareList } from './CompareProvider.tsx';

// Most buyers never compare: the dialog and its library come with the first press.
const CompareDialog = latePart(async () => (await import('./CompareDialog.tsx')).CompareDialog);

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

/** The products that are marked for comparison, at the bottom of the results. Nothing while there are none. */
export function CompareBar() {
  const list = useCompareList();
  const [isOpen, setOpen] = useState(false);
  const count = list.products.length;
  return (
    <>
      <VisuallyHidden role="status">{count === 0 ? '' : `${count} of ${compareLimit} products marked for comparison.`}</VisuallyHidden>
      {count > 0 && (
        <section css={bar} aria-label="Comparison" data-sticky="end">
          <ul css={items} role="list">
            {list.products.map((product) => (
              <li key={product.productId}>
                <ProductPicture picture={product.picture} size="small" />
                <span>{product.name}</span>
                <IconButton icon="close" size="sm" label={`Take ${product.name} out of the comparison`} onClick={() => list.toggle(product)} />
              </li>
            ))}
          </ul>
          <Button look="plain" size="sm" onClick={list.clear}>Clear</Button>
          <Button look="primary" icon="compare" isDisabled={count < 2} onClick={() => setOpen(true)}>
            {count < 2 ? 'Mark another' : `Compare ${count}`}
          </Button>
        </section>
      )}
      {isOpen && <CompareDialog products={list.products} isOpen={count > 0} onClose={() => setOpen(false)} onRemove={list.toggle} />}
    </>
  );
}
