import type { Drawing } from '@quartermaster/contracts/pictures';

/** A drawing whose surfaces are outlined, as most are. @param soft the surfaces @param details what else its outline has @param accent what tells it from its neighbors */
export const outlined = (soft: string, details: string, accent: string): Drawing => ({ soft, line: soft + details, accent });
