const installed = /^.*[\\/]node_modules[\\/](?<name>@[^\\/]+[\\/][^\\/]+|[^\\/]+)/;
const ours = /[\\/](?:packages|apps)[\\/](?<folder>[^\\/]+)[\\/]src[\\/]/;

/** The package of a module of the build: its name, and `build` for what the build tool adds itself. */
export function packageOf(id: string): string {
  const name = installed.exec(id)?.groups?.['name'];
  if (name !== undefined) return name.replace('\\', '/');
  const folder = ours.exec(id)?.groups?.['folder'];
  return folder === undefined ? 'build' : `@quartermaster/${folder}`;
}
