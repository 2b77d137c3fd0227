/** Nouns that end in one of those with a drawing, and name another thing: what the catalog says of such a product is drawn. */
export const otherThings =
  'answer key, binding comb, cable boot, camera lens, chair caster, conveyor belt, desk drawer, drain cover, ear hook, face paint, heat sink, iv administration set, key chain, keyboard cover, keyboard drawer, ' +
  'motor bracket, notebook lock, phone holder, pipe hanger, printer ribbon, product key, projector lamp, reciprocating saw blade, rotary tool kit, suction cup, toilet seat, trailer light kit, wood router, wrist pillow';

/** Nouns without a drawing of their own, where that of their category shows another thing: they are a plain box with what is known of them. */
export const withoutDrawing =
  'baby changing station, coffee filter, drinking fountain, index divider, infant formula, power inverter, prong fastener, rodent bait, sheet protector, turnbuckle, ' +
  'eyewash station, water supply line, desktop riser, adhesive letters and number, paint tray and liner, metal detector, breath alcohol tester, hanging scale, hot glue stick, infant formula and baby bottle, =refill, ' +
  'urinal screens and block, fabric softener and dryer sheet, toilet seat cover, feminine hygiene product, deodorant, micrometer, expansion slot cover';
