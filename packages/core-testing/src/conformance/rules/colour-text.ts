/** The colors that CSS knows by name (CSS Color 4), without the ones that follow the reader's system and `transparent`. */
const named = new Set(
  ('aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral ' +
    'cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange ' +
    'darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey ' +
    'dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ' +
    'ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink ' +
    'lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine ' +
    'mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose ' +
    'moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru ' +
    'pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue ' +
    'slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen').split(' '),
);

const properties = /^(color|.*color|background|backgroundimage|border(block|inline)?(start|end|top|right|bottom|left)?|outline|fill|stroke|boxshadow|textshadow|caret|columnrule|textdecoration|filter|backdropfilter|accent|maskimage)$/;

/** Whether a CSS property can hold a color; written in either way (`backgroundColor`, `background-color`). */
export const holdsColour = (property: string): boolean => properties.test(property.replaceAll('-', '').toLowerCase());

/** The first color of a CSS value that is written out instead of taken from a token; null when there is none. */
export function writtenColour(value: string): string | null {
  // Text in strings and addresses is no color.
  const bare = value.replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'/gi, ' ');
  const hex = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/i.exec(bare);
  if (hex !== null) return hex[0];
  const call = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!\s*from\s+var)[^)]*\)?/i.exec(bare);
  if (call !== null) return call[0];
  return bare.split(/[^\w-]+/).find((word) => named.has(word.toLowerCase())) ?? null;
}
