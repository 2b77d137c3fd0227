import { css } from '@emotion/react';
import { productPictureAddress } from '@quartermaster/contracts';
import { useState } from 'react';
import { ProductPicture } from '../../products/index.ts';

/** As wide as the picture, beside names of any length. */
const frame = css({ flex: 'none' });

/** The picture of a line's product as it is now. Where it does not come, what the line says is drawn. */
export function LinePicture({ productId, picture }: { productId: string; picture: string }) {
  const address = productPictureAddress(productId, picture);
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span css={frame} onErrorCapture={() => setFailed(address)}>
      <ProductPicture picture={picture} {...(failed !== address && { image: { row: address, page: address } })} size="small" />
    </span>
  );
}
