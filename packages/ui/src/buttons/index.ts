export { Actions } from './Actions.tsx';
export type { ButtonLook, ButtonSize } from './button-styles.ts';
export { Button, type ButtonProps } from './Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx';
export { IconButton, type IconButtonProps } from './IconButton.tsx';
export { ToggleGroup, type ToggleGroupProps, type ToggleOption } from './ToggleGroup.tsx';
