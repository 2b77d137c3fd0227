import { storeTitle, type DepartmentForm, type DepartmentFormContent, type InformationPageContent } from '@quartermaster/contracts';
import type { MailStrategy } from '@quartermaster/deployment';
import { namedCategories } from '../catalog/index.ts';
import { pageOfSite, senderOf, takeMessage } from '../help-desk/index.ts';
import { findPageFor, type InformationPage } from '../information/index.ts';
import { catalogOf } from '../stores/assortment/index.ts';
import { implement, respond, serviceAt, type Implementation, type RequestContext } from '../wire/index.ts';
import { typedLine } from '../mail/index.ts';
import { formFields, formHeads, mostOfALine } from './form-fields.ts';
import { readTypedForm } from './typed-form.ts';

/** Programs with a page of their own, by the key of their page. */
const programs = [{ key: 'adv2git', pageKey: 'ADV2GIT' }, { key: 'homeoffice', pageKey: 'HOMEOFFICE' }] as const;

/** Programs of departments, and the forms by which people tell what they think and need (specification, section 2, Department and information). */
export function departmentServices(mail: MailStrategy): readonly Implementation[] {
  return [
    implement(serviceAt('/department/main'), async (_request, context) => {
      const page = await findPageFor(context.database, context.store, 'DEPARTMENTS');
      const titles = await Promise.all(programs.map(async ({ key, pageKey }) => ({ key, title: (await findPageFor(context.database, context.store, pageKey))?.title })));
      return respond('Success', {
        page: page === null ? null : shown(page),
        programs: titles.flatMap(({ key, title }) => (title === undefined ? [] : [{ key, title }])),
        stores: context.stores.stores.map(({ name, members }) => ({ name, title: storeTitle(name), membersOnly: members !== null })),
      });
    }),
    implement(serviceAt('/department/adv2git'), async ({ view }, context) => {
      if (view === 'contact') return respond('ContactModal', await emptyForm('program-question', context));
      if (view === 'submit') return respond('SubmitModal', await emptyForm('program-request', context));
      return respond('Success', await programPage('ADV2GIT', context));
    }, { staleToken: 'renew' }),
    implement(serviceAt('/department/homeoffice'), async (_request, context) => respond('Success', await programPage('HOMEOFFICE', context))),
    implement(serviceAt('/department/adv_select_suggest'), async ({ item = '' }, context) => respond('Initial', await emptyForm('suggestion', context, item.trim() === '' ? [] : [{ name: 'item', value: typedLine(item).slice(0, mostOfALine) }])), { staleToken: 'renew' }),
    implement(serviceAt('/department/survey'), async (_request, context) => respond('Initial', await emptyForm('survey', context)), { staleToken: 'renew' }),
    implement(serviceAt('/department/feedback'), async ({ page = '' }, context) => respond('Initial', await emptyForm('feedback', context, [{ name: 'page', value: pageOfSite(page) }])), { staleToken: 'renew' }),
    implement(
      serviceAt('/department/submit'),
      async ({ form, answers: sent }, context) => {
        const sender = form === 'survey' ? null : senderOf(context.buyer);
        const fields = await formFields(form, context.database, sender);
        const { values, errors, valueOf, answers } = readTypedForm(fields, sent);
        if (errors.length > 0 || fields.length === 0) {
          const again = { ...(await formContent(form, context)), values: [...values], errors: [...errors] };
          return formHeads[form].isModal ? respond('ModalFailure', again) : respond('Failure', again);
        }
        const typedEmail = valueOf('email');
        const email = sender?.email ?? (typedEmail === '' ? null : typedEmail);
        const referenceNumber = await takeMessage(
          mail,
          { subject: form, text: valueOf('text'), name: sender?.name ?? valueOf('name'), email, page: pageOfSite(valueOf('page')), errorID: '', answers, isAnonymous: form === 'survey' },
          context,
        );
        return respond('Success', { form, referenceNumber, email });
      },
      { staleToken: 'renew', rateClass: 'messages' },
    ),
  ];
}

async function formContent(form: DepartmentForm, { database, store, buyer }: RequestContext): Promise<DepartmentFormContent> {
  const sender = form === 'survey' ? null : senderOf(buyer);
  const { title, aboutKey } = formHeads[form];
  const [fields, about] = await Promise.all([formFields(form, database, sender), aboutKey === null ? null : findPageFor(database, store, aboutKey)]);
  return { form, title, about: about?.content ?? null, fields: fields.map(({ choices, ...field }) => ({ ...field, choices: [...choices] })), values: [], errors: [], sender };
}

const emptyForm = async (form: DepartmentForm, context: RequestContext, values: DepartmentFormContent['values'] = []): Promise<DepartmentFormContent> => ({ ...(await formContent(form, context)), values });

/** The page of a program with those of its categories that the store has, in the order in which the page names them. */
async function programPage(keyName: string, context: RequestContext) {
  const page = await findPageFor(context.database, context.store, keyName);
  return { page: page === null ? null : shown(page), categories: page === null ? [] : await namedCategories(catalogOf(context), page.categories) };
}

const shown = ({ keyName, title, content, updatedOn }: InformationPage): InformationPageContent => ({ keyName, title, content, updatedOn });
