import type { OptionChoice } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Button, ButtonLink, Card, Grid, Inline, Select, Stack, Text } from '@quartermaster/ui';
import { useState } from 'react';
import { choiceQuery, notOfferedWith, useChoiceHref } from '../../products/index.ts';

type Option = OptionChoice['options'][number];

/** What a select says of a value: a combination that does not exist can be chosen, so that the rest can follow it, and says so. */
const labelOf = ({ value, isOffered }: Option['values'][number], others: readonly Option[]): string => (isOffered ? value : `${value} (${notOfferedWith(others)})`);

/** A select for each option. Choosing shows what fits at once; an ordinary form before any script has come. */
export function OptionForm({ choice }: { choice: OptionChoice }) {
  const { id, options } = choice;
  const { href, open } = useNavigation();
  const hrefOf = useChoiceHref();
  const [typed, setTyped] = useState(options);
  const [shown, setShown] = useState(choice);
  if (shown !== choice) {
    setShown(choice);
    setTyped(options);
  }
  const choose = (name: string, value: string): void => {
    const next = typed.map((option) => (option.name === name ? { ...option, chosen: value === '' ? null : value } : option));
    setTyped(next);
    open('/catalog/configuration', { scroll: 'keep', query: choiceQuery(id, next.map((option) => ({ name: option.name, value: option.chosen }))) });
  };
  return (
    <Card>
      <form action={href('/catalog/configuration')} data-no-draft aria-label="Options">
        <input type="hidden" name="configuration" value={id} />
        <Stack gap="sm">
          <Text as="p" size="sm" tone="muted">What fits is shown as you choose.</Text>
          <Grid layout="two">
            {options.map((option, place) => (
              <Select
                key={option.name}
                label={option.name}
                name="choice"
                value={chosenText(typed[place] ?? option)}
                options={[
                  { value: `${option.name}=`, label: 'Any' },
                  ...option.values.map((value) => ({ value: `${option.name}=${value.value}`, label: labelOf(value, options.filter((other) => other !== option)) })),
                ]}
                onChange={(event) => choose(option.name, event.currentTarget.value.slice(option.name.length + 1))}
              />
            ))}
          </Grid>
          <Inline gap="sm">
            <Button type="submit">Show what fits</Button>
            {options.some(({ chosen }) => chosen !== null) && <ButtonLink look="plain" href={hrefOf(id, [])}>Start over</ButtonLink>}
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

const chosenText = ({ name, chosen }: Option): string => `${name}=${chosen ?? ''}`;
