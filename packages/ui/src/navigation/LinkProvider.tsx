import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type ReactNode, type Ref } from 'react';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The component that renders every anchor of this package. */
export type LinkComponent = ComponentType<AnchorProps>;

function PlainAnchor({ children, ...rest }: AnchorProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(PlainAnchor);

/**
 * Tells all links below it which anchor to render, so that a router can take them over without this package knowing one:
 * `<LinkProvider component={({ href, ...rest }) => <RouterLink to={href} {...rest} />}>` (the component at module level).
 */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The anchor component in force; a plain `<a>` where none is provided. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext);
}
