import { requisitionRulesService, setRequisitionRuleService } from '@quartermaster/contracts-desk';
import { ruleSettings, tablesOfRules } from '@quartermaster/contracts/requisition';
import { readRuleSettings, RequisitionError, setRuleSetting } from '../../requisitions/index.ts';
import { requestInvalid } from '../../wire/index.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';

const written = (value: string | number | readonly string[]): string => (typeof value === 'object' ? value.join(',') : String(value));

/** The settings of the rules of requisitions: what was not verified is a matter of the deployment. */
export const requisitionRuleServices = (): readonly DeskImplementation[] => [
  implementRead(requisitionRulesService, async (_request, { database }) => {
    const settings = await readRuleSettings(database);
    return {
      settings: Object.values(ruleSettings).map(({ name, standard, explanation, form }) => ({ name, value: written(settings[name]), standard: written(standard), explanation, form })),
      tables: tablesOfRules.map(({ name, codes }) => ({ name, codes: codes.length, unverified: codes.filter(({ verified }) => verified === 'no').length, isRefused: settings.unverifiedRefused.includes(name) })).filter(({ unverified }) => unverified > 0),
    };
  }),
  implementWrite(setRequisitionRuleService, async ({ reason, setting, table }, connection, { operator, now }) => {
    const before = await readRuleSettings(connection);
    const { name, value } = table === undefined ? (setting ?? nothingToSet()) : { name: 'unverifiedRefused', value: [...before.unverifiedRefused.filter((each) => each !== table.name), ...(table.isRefused ? [table.name] : [])].join(',') };
    try {
      await setRuleSetting(connection, name, value, operator.login, now);
    } catch (error) {
      if (error instanceof RequisitionError) throw requestInvalid([{ field: 'setting.value', message: error.message }]);
      throw error;
    }
    return { answer: {}, change: { action: 'requisitions.rule-set', subject: name, details: { reason, value } } };
  }),
];

const nothingToSet = (): never => {
  throw requestInvalid([{ field: 'setting', message: 'Name a setting or a table.' }]);
};
