import { css } from '@emotion/react';
import type { AttributesOf, ProductSummary } from '@quartermaster/contracts';
import { CallFailure, useCall, useNavigation, useStoreStorage } from '@quartermaster/core';
import { Button, Heading, Inline, Link, Stack, Text } from '@quartermaster/ui';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { forgetViewed, recentProducts, useViewer } from '../../products/index.ts';
import { ProductTiles } from '../../search/index.ts';
import { useUnseenFoot } from '../../shell/index.ts';

type Suggested = AttributesOf<'/main/suggestions', 'Success'>;

const more = css({ minHeight: '1.5em' });

/** What a start page invites to, all from data: a list without products is not shown, and nothing where the answer does not come. */
export function Invitations() {
  const call = useCall();
  const { href } = useNavigation();
  const viewer = useViewer();
  const storage = useStoreStorage();
  const whileUnseen = useUnseenFoot();
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  useEffect(() => {
    const looking = viewer();
    // It is asked once who is signed in is known.
    if (looking.buyer === undefined) return undefined;
    const abort = new AbortController();
    call('/main/suggestions', { recent: [...recentProducts(storage, looking)] }, { signal: abort.signal, spinner: false }).then(
      ({ responseName, attributes }) => {
        const show = (): void => { if (!abort.signal.aborted) setSuggested(attributes); };
        if (responseName === 'Success') whileUnseen(show);
      },
      (failure: unknown) => { if (!(failure instanceof CallFailure)) throw failure; },
    );
    return () => abort.abort();
  }, [whileUnseen, call, storage, viewer]);
  if (suggested === null) return null;
  const { fresh, agency, agencyBuyers, mandatory, recent, reorder } = suggested;
  const clear = (): void => {
    forgetViewed(storage);
    setSuggested({ ...suggested, recent: [] });
  };
  return (
    <>
      <Section title="Recently viewed" products={recent} lead="Kept in this browser alone, for thirty days; what you view while you are signed in goes when you sign out." action={<Button look="plain" size="sm" icon="trash" onClick={clear}>Clear this list</Button>} />
      <Section title="Order again" products={reorder} lead="From your own last orders." action={<Link href={href('/orderhistory/my_orders')}>My orders</Link>} />
      <Section title="Others of your agency order" products={agency} lead={`Each was ordered lately by at least ${agencyBuyers} other buyers of your agency.`} />
      <Section title="New in this store" products={fresh} lead="Added to the catalog in the last weeks." />
      <Section title="From mandatory sources" products={mandatory} lead="AbilityOne and UNICOR, which agencies consider before others." action={<Link href={href('/search/advantage_search', { indicator: ['ABILITYONE', 'UNICOR'] })}>All of them</Link>} />
    </>
  );
}

function Section({ title, products, lead, action }: { title: string; products: readonly ProductSummary[]; lead: string; action?: ReactNode }) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Inline justify="between" align="center" gap="md"><Heading level={2} id={id}>{title}</Heading>{action}</Inline>
      <Text as="p" css={more} tone="muted" size="sm">{lead}</Text>
      <ProductTiles products={products} label={title} />
    </Stack>
  );
}
