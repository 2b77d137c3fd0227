/** The builder gives the address under which a file is served. */
declare module '*.woff2?url' {
  const url: string;
  export default url;
}
