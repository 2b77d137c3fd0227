import { ownOrigin, type AnalyticsProvider } from '@quartermaster/core';
import { Text } from '@quartermaster/ui';

export const staysHere = (providers: readonly AnalyticsProvider[]): boolean => providers.every(({ origins }) => origins.every((origin) => origin === ownOrigin));

/** Who would be told what, for what. */
export function ToldPurposes({ providers }: { providers: readonly AnalyticsProvider[] }) {
  return (
    <>
      {providers.map(({ name, purpose }) => <Text as="p" size="sm" key={name}><Text isBold>{name}</Text>: {purpose}</Text>)}
      <Text as="p" size="sm" tone="muted">
        {staysHere(providers)
          ? 'The marketplace would add up which page is opened after which. Only numbers are kept, and no one else learns them.'
          : 'They would learn the pages that you open and the items of a cart that you look at, and not who you are.'}
      </Text>
    </>
  );
}
