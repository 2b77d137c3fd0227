import { contribute, definePlugin, membershipRules, type ServerPlugin } from '@quartermaster/deployment';

const reason = 'This store is for members of the purchasing program. Ask its office to put your e-mail address on the list.';

/** Adds the rule `member-list`: members of a store are those whose address is on a list of the store's data, `{ "addresses": [...] }`. */
export function memberList(): ServerPlugin {
  return definePlugin({
    name: 'plugin-example/member-list',
    serverRange: '^0.1.0',
    adds: [
      contribute(membershipRules, 'member-list', () => ({
        members({ addresses }) {
          if (!Array.isArray(addresses) || addresses.some((address) => typeof address !== 'string')) {
            throw new Error('The rule member-list takes `addresses`, a list of e-mail addresses.');
          }
          const list = new Set(addresses.map((address: string) => address.toLowerCase()));
          return {
            emailDomains: [],
            refusal: async ({ verifiedEmails }) => (verifiedEmails.some((email) => list.has(email.toLowerCase())) ? null : reason),
          };
        },
      })),
    ],
  });
}
