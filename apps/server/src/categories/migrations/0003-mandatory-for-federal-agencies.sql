-- State and local governments look at it, too, and buy by rules of their own. What an operator has worded in another way stays.
update marketplace.special_category
  set description = 'Products made by people who are blind or have significant disabilities. A mandatory source for federal agencies.'
  where special_category_id = 'ability_one' and description = 'Products made by people who are blind or have significant disabilities. A mandatory source.';
update marketplace.special_category
  set facts = array_replace(facts, 'AbilityOne is a mandatory source: where it has what you need, it comes before other vendors.',
    'For federal agencies AbilityOne is a mandatory source: where it has what they need, it comes before other vendors. State and local governments may choose it.')
  where special_category_id = 'ability_one';
