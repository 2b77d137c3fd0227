import { Grid, TextField } from '@quartermaster/ui';
import type { TypedPayment } from './typed-payment.ts';

export interface TypedPaymentFields {
  typed: TypedPayment;
  /** The number was sent and is needed once more. */
  isNumberGone: boolean;
  errors: Record<string, string>;
  idOf: (field: string) => string;
  onChange: (change: Partial<TypedPayment>) => void;
  onLeave: (field: string) => void;
}

/** The three facts of a purchase card. */
export function CardFields({ typed, isNumberGone, errors, idOf, onChange, onLeave }: TypedPaymentFields) {
  return (
    <Grid layout="three">
      <TextField
        id={idOf('newCard.number')}
        label="Card number"
        hint={isNumberGone ? 'Enter it again: it is not kept in the page' : '16 digits'}
        isRequired
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={30}
        value={typed.number}
        error={errors['newCard.number']}
        onChange={(event) => onChange({ number: event.currentTarget.value })}
        onBlur={() => onLeave('newCard.number')}
      />
      <TextField
        id={idOf('newCard.expires')}
        label="Expires"
        hint="MM/YY, as on the card"
        isRequired
        inputMode="numeric"
        autoComplete="cc-exp"
        maxLength={7}
        value={typed.expires}
        error={errors['newCard.expires']}
        onChange={(event) => onChange({ expires: event.currentTarget.value })}
        onBlur={() => onLeave('newCard.expires')}
      />
      <TextField
        id={idOf('newCard.cardholder')}
        label="Cardholder’s name"
        hint="As on the card"
        isRequired
        autoComplete="cc-name"
        maxLength={100}
        value={typed.cardholder}
        error={errors['newCard.cardholder']}
        onChange={(event) => onChange({ cardholder: event.currentTarget.value })}
        onBlur={() => onLeave('newCard.cardholder')}
      />
    </Grid>
  );
}
