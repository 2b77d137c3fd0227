import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Actions, Button, Stack } from '@quartermaster/ui';
import { useParams } from 'react-router-dom';
import { Answered } from '../../parts/Answered.tsx';
import { Room } from '../../parts/Room.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { Section } from '../../parts/Section.tsx';
import { useMay } from '../../wire/desk-context.ts';
import { useAnswer } from '../../wire/use-answer.ts';
import { PreviewCard } from './PreviewCard.tsx';
import { addressOfStore } from './store-addresses.ts';

/** What a store sells: as a file, and another one to be tried. */
export function AssortmentPage() {
  const { name = '' } = useParams();
  const asked = useAnswer('/store/assortment', { name });
  const mayPreview = useMay('/store/assortment/preview');
  return (
    <Room title={`What ${name} sells`} within={{ label: `Store ${name}`, href: addressOfStore(name) }}>
      <Answered {...asked}>
        {(answer) => (
          <Stack gap="lg">
            <NowCard name={name} {...answer} />
            {mayPreview && <PreviewCard name={name} isWhole={answer.file === null} />}
          </Stack>
        )}
      </Answered>
    </Room>
  );
}

function NowCard({ name, file, fileName, supplied }: DeskAnswer<'/store/assortment'> & { name: string }) {
  if (file === null) return <Section title="Now"><p>{name} sells the whole catalog, at the prices of the contracts.</p></Section>;
  return (
    <Section title="Now">
      <p>{supplied ? `${name} has the assortment that came with the product.` : `${name} has an assortment of its own.`} The file has its rules and its agreed prices, and sets it again as it is.</p>
      <Actions><Button icon="download" onClick={() => saveFile(fileName, file)}>Save as {fileName}</Button></Actions>
    </Section>
  );
}
