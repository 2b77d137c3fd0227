import type { CameFrom } from '@quartermaster/contracts';
import { ServiceLink } from '@quartermaster/core';
import { Text } from '@quartermaster/ui';

/** Beside the field of an activity: some are used with a password alone. @param from where the page of the password leads back to */
export const AacPasswordLink = ({ from }: { from: CameFrom }) => (
  <Text as="p" size="sm">Some activities ask for an AAC password next. If you have none, <ServiceLink to="/aacassignment/aac_password_request" query={{ from }}>request an AAC password</ServiceLink>.</Text>
);
