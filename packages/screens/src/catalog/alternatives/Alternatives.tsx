import type { AttributesOf, ShownAlternative } from '@quartermaster/contracts';
import { CallFailure, useCall } from '@quartermaster/core';
import { Card, Heading, Link, Stack, Text } from '@quartermaster/ui';
import { useEffect, useId, useState } from 'react';
import { calendarDay, useUnseenFoot } from '../../shell/index.ts';
import { ReasonedProducts } from './ReasonedProducts.tsx';

type Found = AttributesOf<'/catalog/alternatives', 'Success'>;

/** What else serves the purpose of a product, what goes with it, and documents of its contracts. Nothing until they have come, where there is nothing, and where they do not come. */
export function Alternatives({ productId }: { productId: string }) {
  const call = useCall();
  const whileUnseen = useUnseenFoot();
  const [found, setFound] = useState<{ readonly of: string; readonly answer: Found } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    call('/catalog/alternatives', { productId }, { signal: abort.signal, spinner: false }).then(
      ({ responseName, attributes }) => {
        const show = (): void => { if (!abort.signal.aborted) setFound({ of: productId, answer: attributes }); };
        if (responseName === 'Success') whileUnseen(show);
      },
      (failure: unknown) => { if (!(failure instanceof CallFailure)) throw failure; },
    );
    return () => abort.abort();
  }, [whileUnseen, call, productId]);
  if (found?.of !== productId) return null;
  const { alternatives, accessories, documents } = found.answer;
  return (
    <>
      <Section title="Alternatives" products={alternatives} />
      <Section title="Accessories" products={accessories} />
      {documents.length > 0 && <Documents documents={documents} />}
    </>
  );
}

function Section({ title, products }: { title: string; products: readonly ShownAlternative[] }) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Heading level={2} id={id}>{title}</Heading>
      <ReasonedProducts products={products} />
    </Stack>
  );
}

function Documents({ documents }: Pick<Found, 'documents'>) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="sm">
        <Heading level={2} size="md" id={id}>Documents of the contracts</Heading>
        <ul>
          {documents.map(({ title, url, contractNumber, contractUntil, vendor }) => (
            <li key={`${contractNumber} ${url}`}><Link href={url} opensNewTab>{title}</Link> <Text tone="muted" size="sm">at {new URL(url).hostname}: {vendor}, contract <Text isCode>{contractNumber}</Text>{contractUntil !== undefined && `, until ${calendarDay(contractUntil)}`}</Text></li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
