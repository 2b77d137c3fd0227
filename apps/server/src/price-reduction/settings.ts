import { emailRule } from '@quartermaster/contracts';
import { ConfigError, defineSetting } from '../runtime/index.ts';

export const contractingOffice = defineSetting<string | null>({
  id: 'CONTRACTING_OFFICE_EMAIL',
  doc: 'where requests for a lower price go whose vendor has no address for mail: the office that may authorize prices under the contracts',
  otherwise: 'none',
  read(given = '') {
    if (given === '') return null;
    const problem = emailRule(given);
    if (problem !== null) throw new ConfigError(`CONTRACTING_OFFICE_EMAIL is "${given}". ${problem}`);
    return given;
  },
});
