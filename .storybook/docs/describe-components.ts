import { isAbsolute, resolve } from 'node:path';
import { builtinResolvers, ERROR_CODES, makeFsImporter, parse, type Documentation } from 'react-docgen';

type Prop = NonNullable<Documentation['props']>[string];
type PropType = NonNullable<Prop['tsType']>;

/** Types are followed through our own files. What comes from packages, such as the attributes of HTML elements, is not listed with a component. */
const ownFiles = makeFsImporter((file, folder) => {
  if (!file.startsWith('.') && !isAbsolute(file)) throw Object.assign(new Error(`${file} is not ours.`), { code: 'MODULE_NOT_FOUND' });
  return resolve(folder, file);
});

/**
 * The components that a file exports: name, description and props, each with its type, default and docstring.
 *
 * @param source TypeScript with JSX
 * @param file its absolute path, from which its imports are found
 */
export function describeComponents(source: string, file: string): Documentation[] {
  try {
    const found = parse(legible(source), { filename: file, importer: ownFiles, resolver: new builtinResolvers.FindExportedDefinitionsResolver(), babelOptions: { babelrc: false, configFile: false } });
    return found.map(({ props = {}, ...component }) => ({ ...component, props: Object.fromEntries(Object.entries(props).filter(isDeclared).map(([name, prop]) => [name, withoutUndefined(prop)])) }));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}

/** The reader of types knows neither lists that cannot be written to nor checked literals. */
const legible = (source: string): string => source.replaceAll(/(?<=[:<|(] ?)readonly /g, '').replaceAll(/\} satisfies [^;]+;/g, '} as const;');

/** An attribute of an element for which the component has another default only: its type belongs to the element. */
const isDeclared = ([, { tsType }]: readonly [string, Prop]): boolean => tsType !== undefined;

/** An optional prop that may also be given as undefined has the type that it has otherwise. */
function withoutUndefined(prop: Prop): Prop {
  const type: PropType | undefined = prop.tsType;
  if (type === undefined || !('elements' in type) || type.name !== 'union') return prop;
  const kinds = type.elements.filter(({ name }) => name !== 'undefined');
  const [only] = kinds;
  return { ...prop, tsType: kinds.length === 1 && only !== undefined ? only : { ...type, elements: kinds, raw: type.raw.replace(' | undefined', '') } };
}
