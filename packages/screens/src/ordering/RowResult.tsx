import { formatMoney, type CheckedRow } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Link, Select, Stack, Text } from '@quartermaster/ui';

interface RowResultProps {
  place: number;
  checked: CheckedRow | null;
  note: string | undefined;
  onChoose: (productId: string | null) => void;
}

type Item = NonNullable<CheckedRow['item']>;

const inWords = ({ manufacturer, partNumber, name, price }: Item): string => `${manufacturer} ${partNumber}, ${name}, ${formatMoney(price)}`;

/** What a row is: the product with its vendor and price, or what there is to choose from. */
export function RowResult({ place, checked, note, onChoose }: RowResultProps) {
  const { href } = useNavigation();
  if (checked === null) return null;
  const { item, choices } = checked;
  if (item === null && choices.length === 0 && note === undefined) return null;
  return (
    <Stack gap="xxs">
      {choices.length > 0 && (
        <Select
          label={`Product of row ${place}`} isLabelHidden value={item?.productId ?? ''} onChange={(event) => onChoose(event.target.value === '' ? null : event.target.value)}
          options={[{ value: '', label: 'Choose a product' }, ...choices.map((choice) => ({ value: choice.productId, label: inWords(choice) }))]}
        />
      )}
      {item !== null && (
        <>
          <Link href={href('/catalog/product_detail', { productId: item.productId })}>{item.name}</Link>
          <Text size="sm" tone="muted">{item.manufacturer} {item.partNumber}, {item.vendor}, {formatMoney(item.price)} per {item.unitOfIssue}</Text>
        </>
      )}
      {note !== undefined && <Text size="sm">{note}</Text>}
    </Stack>
  );
}
