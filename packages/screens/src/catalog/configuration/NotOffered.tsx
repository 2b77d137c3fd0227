import type { OptionChoice } from '@quartermaster/contracts';
import { Alert, Link } from '@quartermaster/ui';
import { useChoiceHref, useProductHref } from '../../products/index.ts';

/** That no variant has all that is chosen, and what one other choice makes of it. */
export function NotOffered({ choice: { id, options } }: { choice: OptionChoice }) {
  const choiceHref = useChoiceHref();
  const productHref = useProductHref();
  const others = options.flatMap((option) => option.values.filter(({ value, isOffered }) => isOffered && value !== option.chosen).map((value) => ({ ...value, name: option.name })));
  return (
    <Alert tone="warning" title={`Not offered: ${options.flatMap(({ name, chosen }) => (chosen === null ? [] : [`${name} ${chosen}`])).join(' with ')}`}>
      {others.length === 0 ? 'Change more than one choice, or start over.' : 'With one other choice it is:'}
      {others.length > 0 && (
        <ul>
          {others.map(({ name, value, productId }) => (
            <li key={`${name}=${value}`}>
              <Link href={productId === null ? choiceHref(id, options.map((option) => ({ name: option.name, value: option.name === name ? value : option.chosen }))) : productHref(productId)}>{name}: {value}</Link>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
