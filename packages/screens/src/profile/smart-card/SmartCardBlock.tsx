import type { RegisteredCard } from '@quartermaster/contracts';
import { ServiceLink, useSmartCard } from '@quartermaster/core';
import { Actions, Button, Card, Heading, Stack, Text } from '@quartermaster/ui';
import { CardFacts } from './CardFacts.tsx';
import { CardMessageBox } from './CardMessageBox.tsx';

export type ProfilePath = '/profile/update_profile' | '/profile/stateUpdateProfile' | '/ggs/profile/update_profile';

/** The registered smart card, or the way to register one (specification, section 4, Smart card registration). */
export function SmartCardBlock({ card, canRead, page }: { card: RegisteredCard | null; canRead: boolean; page: ProfilePath }) {
  const { state, message, read, unregister } = useSmartCard(page);
  const isReading = state.kind === 'reading' || state.kind === 'registering';
  return (
    <Card as="section" aria-labelledby="smart-card">
      <Stack gap="sm">
        <Heading level={2} size="md" id="smart-card">Smart card (PIV/CAC)</Heading>
        <Text as="p" size="sm" tone="muted">A Personal Identity Verification (PIV) card, or a Common Access Card (CAC) of the Department of Defense.</Text>
        {message !== null && <CardMessageBox message={message} />}
        {card !== null && <CardFacts card={card} />}
        {card === null && canRead && (
          <Text as="p">
            No card is registered with your account. Put your card into its reader; your browser then asks for its certificate and PIN.
          </Text>
        )}
        {card === null && !canRead && <Text as="p">No card is registered with your account, and cards cannot be read here at the moment.</Text>}
        <Actions>
          {card === null && canRead && (
            <Button look="primary" isPending={isReading} pendingLabel="Reading your card" onClick={read}>Register a smart card</Button>
          )}
          {card !== null && (
            <Button isPending={state.kind === 'unregistering'} pendingLabel="Unregistering your card" onClick={unregister}>Unregister</Button>
          )}
          <ServiceLink to="/information/page" query={{ keyName: 'PIV_CAC_HELP' }}>Help with smart cards</ServiceLink>
        </Actions>
      </Stack>
    </Card>
  );
}
