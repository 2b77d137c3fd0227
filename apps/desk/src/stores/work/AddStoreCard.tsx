import { Actions, Button, FormField, RadioGroup, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { base64Of } from '../../parts/base64-of.ts';
import { DeskForm } from '../../parts/DeskForm.tsx';
import { Refused } from '../../parts/Refused.tsx';
import { Section } from '../../parts/Section.tsx';
import { useChange } from '../../wire/use-change.ts';
import { addressOfWork } from './store-addresses.ts';

const mostBytes = 20 * 1024 * 1024;
const sources = [{ value: 'file', label: 'A file that npm pack made' }, { value: 'registry', label: 'A package of the registry' }] as const;
const empty = { package: '', integrity: '', number: '', hosts: '', reason: '' };

/** Asks for a package to be checked, installed and shown, and leads to the page of its work. */
export function AddStoreCard() {
  const navigate = useNavigate();
  const [kind, setKind] = useState<'file' | 'registry'>('file');
  const [file, setFile] = useState<File | null>(null);
  const [words, setWords] = useState(empty);
  const [problem, setProblem] = useState<string>();
  const { isPending, refusal, send } = useChange('/stores/add');
  const errorOf = (field: string): string | undefined => refusal?.fieldErrors.find((error) => error.field === field || error.field.startsWith(`${field}.`))?.message;
  const field = (name: keyof typeof empty) => ({ value: words[name], error: errorOf(name), onChange: (event: { target: { value: string } }) => setWords({ ...words, [name]: event.target.value }) });
  const submit = async (): Promise<void> => {
    const wrong = kind === 'registry' ? undefined : file === null ? 'Choose a file.' : file.size > mostBytes ? 'The file is larger than 20 MB.' : undefined;
    setProblem(wrong);
    if (wrong !== undefined) return;
    const hosts = words.hosts.split(/[\s,]+/).filter((host) => host !== '').map((host) => host.toLowerCase());
    const answer = await send({
      source: kind === 'registry' || file === null ? { kind: 'registry', package: words.package } : { kind: 'file', fileName: file.name, content: await base64Of(file) },
      integrity: words.integrity, number: words.number.trim() === '' ? null : Number(words.number), hosts: hosts.length === 0 ? null : hosts, reason: words.reason,
    });
    if (answer !== null) await navigate(addressOfWork(answer.workId));
  };
  const sourceError = problem ?? errorOf('source.fileName') ?? errorOf('source.content');
  return (
    <Section title="Add a store, or a new version of one">
      <DeskForm onSubmit={submit} gap="md">
        <p>The package is held against the integrity that its owner has told you, and against the conformance rules. It is installed and shown when it keeps them all; a package that breaks one changes nothing.</p>
        <RadioGroup legend="Where it comes from" choices={sources} value={kind} onChange={(value) => setKind(value === 'registry' ? 'registry' : 'file')} />
        {kind === 'file'
          ? <FormField label="Tarball" hint="The file of at most 20 MB that npm pack made (.tgz)" isRequired error={sourceError}>{(control) => <input type="file" accept=".tgz,.gz" {...control} onChange={(event) => setFile(event.target.files?.[0] ?? null)} />}</FormField>
          : <TextField label="Package and version" hint="The exact version, such as @owner/store-example@1.2.3. The registry is the one of the machine that checks packages." isRequired width="medium" maxLength={250} {...field('package')} error={errorOf('source')} />}
        <TextField label="Integrity" hint="sha512- and 88 characters, from the owner by another way than the package" isRequired maxLength={120} {...field('integrity')} />
        <TextField label="Number of the store" hint="Refuses the package unless this is its number; it may be left out" width="short" inputMode="numeric" maxLength={5} {...field('number')} />
        <TextField label="Hosts that lead to the store" hint="Separated by commas, in place of those of before; left out, they stay as they are" width="medium" maxLength={2000} {...field('hosts')} />
        <TextField label="Reason" hint="It is in the audit log." isRequired width="medium" maxLength={500} {...field('reason')} />
        <Refused refusal={refusal !== null && refusal.fieldErrors.length === 0 ? refusal : null} />
        <Actions><Button type="submit" look="primary" isPending={isPending} pendingLabel="The package is uploaded">Have it checked and shown</Button></Actions>
      </DeskForm>
    </Section>
  );
}
