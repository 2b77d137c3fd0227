interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The choices of a field. Several values that a search has chosen together are one more choice, so that the form says what the search does; a value without a name is shown as it is. */
export function choicesOf(chosen: string, choices: readonly Choice[]): Choice[] {
  const labelOf = (value: string): string => choices.find((choice) => choice.value === value)?.label ?? value;
  const isListed = chosen === '' || choices.some(({ value }) => value === chosen);
  const together = isListed ? [] : [{ value: chosen, label: chosen.split(';').map((value) => labelOf(value.trim())).join(' or ') }];
  return [{ value: '', label: 'Any' }, ...together, ...choices];
}
