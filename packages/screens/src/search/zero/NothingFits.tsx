import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { ButtonLink, EmptyState } from '@quartermaster/ui';
import { useHelpDeskAddress, useStartPageAddress } from '../../shell/index.ts';
import { nothingWords } from './nothing-words.ts';

export type NothingFitsProps = Pick<AttributesOf<'/search/advantage_search', 'ZeroResults'>, 'q' | 'kind' | 'problem' | 'nearest'>;

/** Nothing fits, no product comes near and no filter is on: why that may be, and where to go on. */
export function NothingFits({ q, kind, problem, nearest }: NothingFitsProps) {
  const { href } = useNavigation();
  const { title, text } = nothingWords({ q, kind, problem, nearest });
  return (
    <EmptyState
      icon="search"
      title={title}
      actions={
        <>
          <ButtonLink look="primary" href={useStartPageAddress()}>Browse all categories</ButtonLink>
          {kind !== null && q.trim() !== '' && problem === null && <ButtonLink href={href('/search/advantage_search', { q })}>Search products and services</ButtonLink>}
          {q.trim() !== '' && problem === null && (
            <>
              <ButtonLink href={href('/department/adv_select_suggest', { item: q.trim() })}>Suggest it to the store</ButtonLink>
              <ButtonLink href={href('/main/ebuy')}>Ask for a quote</ButtonLink>
            </>
          )}
          <ButtonLink look="plain" href={useHelpDeskAddress()}>Ask the help desk</ButtonLink>
        </>
      }
    >
      {text}
    </EmptyState>
  );
}
