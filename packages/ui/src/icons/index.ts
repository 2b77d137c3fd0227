export type { IconName } from './icon-shapes.tsx';
export { Icon, type IconProps } from './Icon.tsx';
export { Spinner } from './Spinner.tsx';
