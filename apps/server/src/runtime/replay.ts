/**
 * What recorded events make of a thing, by the function that decides about its next event. One that would be refused by today's rules was recorded under earlier ones, and changes nothing.
 *
 * @returns null where nothing has happened
 */
export function replay<State, Recorded>(events: readonly Recorded[], decide: (state: State | null, recorded: Recorded) => { readonly kind: 'next'; readonly state: State } | { readonly kind: 'refused' }): State | null {
  let state: State | null = null;
  for (const recorded of events) {
    const decision = decide(state, recorded);
    if (decision.kind === 'next') state = decision.state;
  }
  return state;
}
