import { css } from '@emotion/react';
import type { ProductDetail } from '@quartermaster/contracts';
import { latePart, media, token } from '@quartermaster/ui';

// No one needs them before the page is read.
const ProductActions = latePart(async () => (await import('./ProductActions.tsx')).ProductActions);

/** Their place is kept, so that nothing moves when they come. */
const place = css({ minHeight: token('size.touchTarget'), [media.print]: { display: 'none' } });

export const LateActions = ({ product }: { product: ProductDetail }) => <div css={place}><ProductActions product={product} /></div>;
