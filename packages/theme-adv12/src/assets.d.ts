/** The builder gives the address under which a file is served. */
declare module '*.css?url' {
  const url: string;
  export default url;
}

/** The text of the file: tests read it. */
declare module '*.css?raw' {
  const text: string;
  export default text;
}
