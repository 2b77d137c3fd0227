export {
  defineTheme, cssVariables, storeTheme, themeCss, type Theme, token, variableName, type ColorTokens, type ThemeTokens, type TokenName,
  contrastRatio, tokenContrastPairs, type ContrastPair,
} from './tokens/index.ts';

export { GlobalStyles, ThemeStyles, ThemeStylesheet, media, layer } from './styles/index.ts';

export { Container, type ContainerProps } from './layout/Container.tsx';
export { FieldRow, type FieldRowProps } from './layout/FieldRow.tsx';
export { Grid, type GridLayout, type GridProps } from './layout/Grid.tsx';
export { Inline, type InlineProps } from './layout/Inline.tsx';
export { Stack, type StackProps } from './layout/Stack.tsx';
export type { Gap } from './layout/gap.ts';

export { Heading, type HeadingLevel, type HeadingProps, Text, type TextProps, VisuallyHidden } from './typography/index.ts';

export { Icon, type IconProps, type IconName, Spinner } from './icons/index.ts';

export {
  Actions, Button, type ButtonProps, ButtonLink, type ButtonLinkProps, IconButton, type IconButtonProps, ToggleGroup, type ToggleGroupProps,
  type ToggleOption, type ButtonLook, type ButtonSize,
} from './buttons/index.ts';

export { Breadcrumbs, type Crumb } from './navigation/Breadcrumbs.tsx';
export { Dropdown, type DropdownProps } from './navigation/Dropdown.tsx';
export { Link, type LinkProps } from './navigation/Link.tsx';
export { LinkProvider, useLinkComponent, type AnchorProps, type LinkComponent } from './navigation/LinkProvider.tsx';
export { Pagination, type PaginationProps } from './navigation/Pagination.tsx';
export { SkipLink } from './navigation/SkipLink.tsx';
export { Tabs, type TabItem, type TabsProps } from './navigation/Tabs.tsx';

export { FormField, type ControlProps, type FieldProps, type FormFieldProps } from './forms/FormField.tsx';
export { FieldMessage } from './forms/FieldMessage.tsx';
export { FieldGroup, type FieldGroupProps } from './forms/FieldGroup.tsx';
export { TextField, type TextFieldProps } from './forms/TextField.tsx';
export { TextArea, type TextAreaProps } from './forms/TextArea.tsx';
export { NumberField, type NumberFieldProps } from './forms/NumberField.tsx';
export { QuantityField, type QuantityFieldProps } from './forms/QuantityField.tsx';
export { Select, type SelectOption, type SelectProps } from './forms/Select.tsx';
export { Checkbox, type CheckboxProps } from './forms/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './forms/CheckboxGroup.tsx';
export { RadioGroup, type RadioGroupProps } from './forms/RadioGroup.tsx';
export type { Choice } from './forms/choices.ts';
export { ErrorSummary, type ErrorSummaryProps, type SummarizedError } from './forms/ErrorSummary.tsx';
export { useAfterPress } from './press/index.ts';

export { ComboboxField, type ComboboxFieldProps } from './combobox/ComboboxField.tsx';
export { useSuggestions, type SuggestionSource } from './combobox/use-suggestions.ts';
export type { Suggestion } from './combobox/suggestion.ts';

export { Dialog, type DialogProps } from './overlays/Dialog.tsx';
export { DialogHistoryProvider, type DialogHistory } from './overlays/DialogHistoryProvider.tsx';
export type { DialogSize } from './overlays/dialog-styles.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog.tsx';
export { Sheet, type SheetProps } from './overlays/Sheet.tsx';
export { latePart, type LatePart } from './overlays/late-part.tsx';

export { Alert, type AlertProps } from './feedback/Alert.tsx';
export { AlertList, type AlertListProps, type ListedAlert } from './feedback/AlertList.tsx';
export { Badge, type BadgeProps } from './feedback/Badge.tsx';
export { BadgeLegend, type LegendEntry } from './feedback/BadgeLegend.tsx';
export { Chip, type ChipProps } from './feedback/Chip.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx';
export { Progress, type ProgressProps } from './feedback/Progress.tsx';
export { Skeleton, SkeletonRegion, type SkeletonProps } from './feedback/Skeleton.tsx';
export { SpinnerOverlay, type SpinnerOverlayProps } from './feedback/SpinnerOverlay.tsx';
export type { Tone } from './feedback/tones.ts';

export { Accordion, type AccordionSection } from './content/Accordion.tsx';
export { Card, type CardProps } from './content/Card.tsx';
export { DefinitionList, type Definition, type DefinitionListProps } from './content/DefinitionList.tsx';
export { Disclosure, type DisclosureProps } from './content/Disclosure.tsx';
export { SanitizedHtml, type SanitizedHtmlProps } from './content/SanitizedHtml.tsx';
export { prepareSanitizer } from './content/use-sanitizer.ts';
export { plainText } from './content/plain-text.ts';
export { Table, type Column, type Sorting, type TableProps } from './content/Table.tsx';
export {
  Cell, ColumnHeader, Row, RowHeader, TableBody, TableFoot, TableFrame, TableHead, type CellAlign, type CellProps, type TableFrameProps,
} from './content/table-parts.tsx';
