import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Card, DefinitionList, Heading, Link, Stack } from '@quartermaster/ui';
import { useParams } from 'react-router-dom';
import { ActiveState } from '../parts/ActiveState.tsx';
import { Answered } from '../parts/Answered.tsx';
import { Done } from '../parts/Done.tsx';
import { ReasonForm } from '../parts/ReasonForm.tsx';
import { Room } from '../parts/Room.tsx';
import { useDone } from '../parts/use-done.ts';
import { counted } from '../parts/words.ts';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { kindWords } from './kind-words.ts';

/** One domain of the list. */
export function MemberDomainPage() {
  const { domain = '' } = useParams();
  const asked = useAnswer('/member-domain', { domain });
  const { done, changed } = useDone(asked.askAgain);
  return (
    <Room title={domain} within={{ label: 'Member domains', href: '/member-domains' }}>
      <Done done={done} />
      <Answered {...asked}>{(answer) => <Whole {...answer} onChanged={changed} />}</Answered>
    </Room>
  );
}

function Whole({ memberDomain, sameGovernment, buyers, onChanged }: DeskAnswer<'/member-domain'> & { onChanged: (what: string) => void }) {
  const may = useMay('/member-domain/set-active');
  const { domain, government, state, kind, since, active, source } = memberDomain;
  return (
    <Stack gap="lg">
      <Card look="roomy">
        <DefinitionList
          entries={[
            { term: 'State', details: <ActiveState active={active} /> }, { term: 'Government', details: `${government}, ${state}` }, { term: 'Kind', details: kindWords[kind] },
            { term: 'Listed since', details: since }, { term: 'Source', details: source },
            { term: 'Other domains of this government', details: sameGovernment.length === 0 ? 'None' : sameGovernment.map((other) => <Link key={other} href={`/member-domains/${other}`}>{other} </Link>) },
            { term: 'Accounts', details: counted(buyers, 'buyer has an address there', 'buyers have an address there') },
          ]}
        />
      </Card>
      {may && (
        <Card as="section" look="raised" aria-labelledby="active">
          <Stack gap="md">
            <Heading level={2} id="active">{active ? 'Retire this domain' : 'Make this domain active again'}</Heading>
            <ReasonForm
              key={String(active)} path="/member-domain/set-active" request={{ domain, active: !active }} onDone={() => onChanged(active ? 'The domain was retired.' : 'The domain is active again.')}
              label="Reason" hint="It is in the audit log." button={active ? 'Retire' : 'Make active'} look={active ? 'danger' : 'primary'}
            >
              <p>{active ? 'No one is a member by a retired domain from their next sign-in on, and nothing is ordered by it any more; not by a listed domain above it either.' : 'Who has a confirmed address there is a member again.'}</p>
            </ReasonForm>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
