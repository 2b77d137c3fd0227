import { codificationBureaus } from '../codes/codification-bureaus.ts';
import { supplyClasses, supplyGroups } from '../codes/supply-classes.ts';
import type { Meaning } from './code-meaning.ts';
import { leastVerified } from './least-verified.ts';

/** Class, group and country of an NSN; of another number, that it is none. */
export function stockNumberMeaning(text: string): Meaning {
  const parts = /^(\d{4})(\d{2})[0-9A-Z]\d{6}([A-Z0-9]{2})?$/.exec(text);
  if (parts === null) return { meaning: 'A part number, or another number that is no NSN.', verified: 'yes' };
  const [, ofClass = '', ofBureau = '', special] = parts;
  const [supplyClass, group, bureau] = [supplyClasses.find(ofClass), supplyGroups.find(ofClass.slice(0, 2)), codificationBureaus.find(ofBureau)];
  const words = [
    supplyClass === undefined ? `NSN of class ${ofClass}, which the table of federal supply classes lacks` : `NSN of class ${ofClass}, ${supplyClass.meaning}`,
    group === undefined ? `group ${ofClass.slice(0, 2)}` : `group ${group.code}, ${group.meaning}`,
    bureau === undefined ? `country ${ofBureau}, which the table of codification bureaus lacks` : `country ${bureau.meaning} (${ofBureau})`,
    ...(special === undefined ? [] : [`special material identification code ${special}`]),
  ];
  return { meaning: `${words.join('; ')}.`, verified: leastVerified([supplyClass, group, bureau].map((row) => row ?? { verified: 'no' })) };
}
