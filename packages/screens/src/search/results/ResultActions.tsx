import { css } from '@emotion/react';
import type { ProductSummary } from '@quartermaster/contracts';
import { token } from '@quartermaster/ui';
import { AddChosenOffer } from '../../products/index.ts';
import { CompareCheckbox } from './CompareCheckbox.tsx';
import { QuickLookButton } from './QuickLookButton.tsx';

const extras = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: token('space.xs'), fontSize: token('fontSize.sm'), '& button': { paddingInline: token('space.xs'), whiteSpace: 'nowrap', marginInlineStart: `calc(-1 * ${token('space.xs')})` } });

/** The actions on a result that do not leave the list; `isBare`: the row around them says whose offer Add takes. */
export function ResultActions({ product, isBare = false }: { product: ProductSummary; isBare?: boolean }) {
  return (
    <>
      <AddChosenOffer product={product} isBare={isBare} />
      <div css={extras}>
        <QuickLookButton product={product} />
        <CompareCheckbox product={product} />
      </div>
    </>
  );
}
