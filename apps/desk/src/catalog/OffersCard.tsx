import type { CatalogOffer } from '@quartermaster/contracts-desk';
import { Badge, DefinitionList, Disclosure, Link, Stack, Text } from '@quartermaster/ui';
import { Moment } from '../parts/Moment.tsx';
import { ReasonForm } from '../parts/ReasonForm.tsx';
import { Section } from '../parts/Section.tsx';
import { addressOfVendor } from '../vendors/addresses.ts';
import { useMay } from '../wire/desk-context.ts';

interface OffersCardProps {
  offers: readonly CatalogOffer[];
  onDone: (text: string) => void;
}

/** The offers of a product at the prices of their contracts, with what takes one off sale and puts it back. */
export const OffersCard = ({ offers, onDone }: OffersCardProps) => (
  <Section title="Offers">
    {offers.length === 0 ? <p>The catalog has no offer of this product.</p> : offers.map((offer) => <Offer key={offer.offerId} offer={offer} onDone={onDone} />)}
    <p><Link href="/audit?q=offer.">The audit log</Link> says who took offers off sale and put them back.</p>
  </Section>
);

function Offer({ offer, onDone }: { offer: CatalogOffer; onDone: OffersCardProps['onDone'] }) {
  const mayChange = useMay('/catalog/take-off-sale');
  const { offerId, vendorId, vendor, contractNumber, price, unitOfIssue, deliveryDays, available, backInStock, priceFrom, priceUntil, contractUntil, restrictedTo, minimumOrder, maximumOrder, quantityBreaks, offSale } = offer;
  return (
    <Stack gap="sm">
      <DefinitionList
        entries={[
          { term: 'Vendor', details: <Link href={addressOfVendor(vendorId)}>{vendor}</Link> }, { term: 'Contract', details: contractNumber }, { term: 'Offer ID', details: <Text isCode>{offerId}</Text> },
          { term: 'Price', details: `${price} per ${unitOfIssue}` }, { term: 'Delivery', details: `${deliveryDays} days` }, { term: 'In stock', details: available === null ? 'Not counted' : `${available.toLocaleString('en-US')}${available === 0 && backInStock !== null ? `, expected again on ${backInStock}` : ''}` },
          ...(quantityBreaks.length === 0 ? [] : [{ term: 'Quantity breaks', details: quantityBreaks.join('; ') }]),
          ...(priceFrom === null && priceUntil === null ? [] : [{ term: 'Price counts', details: [priceFrom === null ? '' : `from ${priceFrom}`, priceUntil === null ? '' : `until ${priceUntil}`].join(' ').trim() }]),
          ...(contractUntil === null ? [] : [{ term: 'Last day of the contract', details: contractUntil }]),
          ...(restrictedTo.length === 0 ? [] : [{ term: 'Restricted to buyers of', details: restrictedTo.join('; ') }]),
          ...(minimumOrder === null ? [] : [{ term: 'Minimum order', details: minimumOrder }]),
          ...(maximumOrder === null ? [] : [{ term: 'Maximum order', details: maximumOrder }]),
          { term: 'State', details: <State {...offer} /> },
          ...(offSale === null ? [] : [{ term: 'Reason', details: offSale.reason }]),
        ]}
      />
      {mayChange && (offSale === null
        ? (
          <Disclosure title={`Take the offer of ${vendor} off sale: contract ${contractNumber}`}>
            <ReasonForm path="/catalog/take-off-sale" request={{ offerId }} label="Reason" hint="Operators read it here and in the audit log." button="Take off sale" look="danger" onDone={() => onDone(`The offer of ${vendor} is off sale in every store.`)}>
              <p>No buyer of any store can order it from now on, and imports leave it so until an operator puts it back. Buyers who have it in their cart are told that it is no longer offered.</p>
            </ReasonForm>
          </Disclosure>
        )
        : (
          <Disclosure title={`Put the offer of ${vendor} back on sale: contract ${contractNumber}`}>
            <ReasonForm path="/catalog/put-back" request={{ offerId }} label="Reason" hint="It is in the audit log." button="Put back on sale" look="primary" onDone={() => onDone(`The offer of ${vendor} is put back.`)}>
              <p>{offer.listed ? 'It can be bought again at once, where the assortment of the store lets it.' : 'The last import of this product does not name it: it can be bought when an import does.'}</p>
            </ReasonForm>
          </Disclosure>
        ))}
    </Stack>
  );
}

function State({ listed, offSale }: CatalogOffer) {
  if (offSale !== null) return <><Badge look="warning">Off sale</Badge> by {offSale.by} since <Moment at={offSale.since} />{!listed && '; the last import does not name it'}</>;
  return listed ? <Badge look="success">On sale</Badge> : <Badge look="neutral">Not in the last import</Badge>;
}
