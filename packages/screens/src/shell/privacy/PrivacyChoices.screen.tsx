import { useAnalyticsConsent, useNavigation, type ConsentState } from '@quartermaster/core';
import { Actions, Alert, Button, Container, Heading, Link, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../page/PageHeader.tsx';
import { staysHere, ToldPurposes } from './ToldPurposes.tsx';

const words: Record<Exclude<ConsentState, 'none'>, string> = {
  'unasked': 'You have not answered yet. Nothing is told until you accept.',
  'accepted': 'You have accepted in this browser.',
  'declined': 'You have declined in this browser: nothing is told.',
  'opted out': 'Your browser asks every site not to track you (Global Privacy Control or Do Not Track). That counts as declined, and you are not asked.',
};

/** What is counted of visits, who else is told, and this browser's answer to that. The footer of every store leads here. */
export default function PrivacyChoices() {
  const { href } = useNavigation();
  const { state, providers, answer } = useAnalyticsConsent();
  return (
    <Container width="narrow">
      <Stack gap="lg">
        <PageHeader title="Privacy choices" />
        <Stack as="section" gap="sm" aria-labelledby="counted">
          <Heading level={2} id="counted">What the marketplace counts itself</Heading>
          <Text as="p">How often each page of a store is opened in a day. Only the number is kept: not who opened it, from where, what they looked for, or what they opened before.</Text>
          <Text as="p"><Link href={href('/information/page', { keyName: 'PRIVACY' })}>Privacy</Link> says what is kept of your account and your orders.</Text>
        </Stack>
        <Stack as="section" gap="sm" aria-labelledby="told">
          <Heading level={2} id="told">{state !== 'none' && staysHere(providers) ? 'What is counted where you agree' : 'What others are told'}</Heading>
          {state === 'none' ? (
            <Text as="p">Nothing: this store tells no one which pages you open.</Text>
          ) : (
            <>
              <ToldPurposes providers={providers} />
              <Alert isLive>{words[state]}</Alert>
              {state !== 'opted out' && (
                <Actions>
                  <Button aria-pressed={state === 'accepted'} onClick={() => answer(true)}>Accept</Button>
                  <Button aria-pressed={state === 'declined'} onClick={() => answer(false)}>Decline</Button>
                </Actions>
              )}
            </>
          )}
        </Stack>
      </Stack>
    </Container>
  );
}
