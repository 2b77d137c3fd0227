export { Heading, type HeadingLevel, type HeadingProps } from './Heading.tsx';
export { Text, type TextProps } from './Text.tsx';
export { VisuallyHidden } from './VisuallyHidden.tsx';
