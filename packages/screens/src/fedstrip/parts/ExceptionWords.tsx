import { Text } from '@quartermaster/ui';

interface ExceptionWordsProps {
  remarks: string;
  furtherAdviceCodes: readonly string[];
  exportOption: string;
}

/** Exception data beside a line; nothing where it has none. */
export function ExceptionWords({ remarks, furtherAdviceCodes, exportOption }: ExceptionWordsProps) {
  if (remarks === '' && furtherAdviceCodes.length === 0 && exportOption === '') return null;
  return <Text size="sm">Exception data: {[...(furtherAdviceCodes.length === 0 ? [] : [`advice ${furtherAdviceCodes.join(', ')}`]), ...(exportOption === '' ? [] : [`export option ${exportOption}`]), ...(remarks === '' ? [] : [`“${remarks}”`])].join('; ')}</Text>;
}
