import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Actions, Alert, Button, Card, Select, TextArea, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { useAnswer } from '../wire/use-answer.ts';
import { useChange } from '../wire/use-change.ts';
import { addressOfVendor, contractWords } from './addresses.ts';
import { readSettings, wayFields } from './way-fields.ts';
import { WaySettings } from './WaySettings.tsx';

/** The form of one way of a vendor. `contract` in the address: of this contract, of all where it is empty; without it, the way is a new one. */
export function WayPage() {
  const { vendorId = '' } = useParams();
  const [params] = useSearchParams();
  const contract = params.get('contract');
  const asked = useAnswer('/vendor', { vendorId });
  const title = contract === null ? 'Add a way' : `Change the way: ${contractWords(contract === '' ? null : contract)}`;
  return (
    <Room title={title} within={{ label: asked.answer?.vendor.name ?? vendorId, href: addressOfVendor(vendorId) }}>
      <Answered {...asked}>{(answer) => <Found answer={answer} contract={contract} />}</Answered>
    </Room>
  );
}

function Found({ answer, contract }: { answer: DeskAnswer<'/vendor'>; contract: string | null }) {
  const way = answer.ways.find(({ contractNumber }) => contract !== null && (contractNumber ?? '') === contract);
  if (contract !== null && way === undefined) return <Alert tone="error"><p>This way was removed. Add one from the page of the vendor.</p></Alert>;
  return <WayForm answer={answer} way={way ?? null} />;
}

function WayForm({ answer: { vendor: { vendorId }, knownWays }, way: former }: { answer: DeskAnswer<'/vendor'>; way: DeskAnswer<'/vendor'>['ways'][number] | null }) {
  const [contract, setContract] = useState(former?.contractNumber ?? '');
  const [way, setWay] = useState(former?.way ?? knownWays[0] ?? '');
  const [settings, setSettings] = useState(former?.settings ?? {});
  const [text, setText] = useState(() => JSON.stringify(former?.settings ?? {}, null, 2));
  const [contact, setContact] = useState(former?.contact ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const { isPending, refusal, send } = useChange('/vendor/set-way');
  const navigate = useNavigate();
  const errorOf = (name: string): string | undefined => refusal?.fieldErrors.find(({ field }) => field === name)?.message;
  const isShownAtField = ['contractNumber', 'contact', 'way', 'settings'].some((name) => errorOf(name) !== undefined);
  const fields = wayFields[way];
  const submit = async (): Promise<void> => {
    const read = fields === undefined ? readSettings(text) : settings;
    setProblem(typeof read === 'string' ? read : null);
    if (typeof read === 'string') return;
    const given = { vendorId, contractNumber: contract.trim() === '' ? null : contract, way, settings: read, contact: contact.trim() === '' ? null : contact.trim(), replaces: former !== null };
    if ((await send(given)) !== null) await navigate(addressOfVendor(vendorId));
  };
  const choose = (next: string): void => {
    setWay(next);
    // Settings of one way mean nothing to another.
    setSettings(next === former?.way ? former.settings : {});
  };
  return (
    <Card as="section" look="raised" aria-label="Way">
      <DeskForm onSubmit={submit} gap="md">
        {former === null && <TextField label="Contract" hint="Empty: all contracts that have no way of their own." width="medium" maxLength={200} value={contract} error={errorOf('contractNumber')} onChange={(event) => setContract(event.target.value)} />}
        <Select label="Way" width="medium" value={way} options={knownWays.map((value) => ({ value, label: value }))} error={errorOf('way')} onChange={(event) => choose(event.target.value)} />
        {fields === undefined
          ? <TextArea label="Settings" hint="JSON, as the plugin of this way says." rows={8} value={text} error={problem ?? undefined} onChange={(event) => setText(event.target.value)} />
          : fields.length === 0 ? <p>This way has no settings. A program of the vendor asks for what waits, with a key: make one on the page of the vendor.</p> : <WaySettings fields={fields} settings={settings} onChange={setSettings} />}
        <TextField label="Contact" hint="An e-mail address for messages and cancellations; empty: where purchase orders are mailed to." type="email" width="medium" maxLength={200} value={contact} error={errorOf('contact')} onChange={(event) => setContact(event.target.value)} />
        {errorOf('settings') !== undefined && <Alert tone="error" isLive><p>{errorOf('settings')}</p></Alert>}
        <Refused refusal={isShownAtField ? null : refusal} />
        <Actions><Button type="submit" look="primary" isPending={isPending}>{former === null ? 'Add this way' : 'Save this way'}</Button></Actions>
      </DeskForm>
    </Card>
  );
}
