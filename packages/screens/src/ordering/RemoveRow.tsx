import { css } from '@emotion/react';
import { Button, IconButton, media } from '@quartermaster/ui';

const onPhone = css({ display: 'none', [media.phone]: { display: 'block' } });
const onWide = css({ [media.phone]: { display: 'none' } });

/** Takes a row away: a sign at the end of its line; on a phone, where it is below the fields, words. */
export function RemoveRow({ place, onRemove }: { place: number; onRemove: () => void }) {
  return (
    <>
      <span css={onWide}><IconButton icon="close" label={`Remove row ${place}`} onClick={onRemove} /></span>
      <span css={onPhone}><Button size="sm" icon="close" onClick={onRemove}>Remove row {place}</Button></span>
    </>
  );
}
