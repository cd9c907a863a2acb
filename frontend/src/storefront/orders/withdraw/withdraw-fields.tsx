import {
  formatOrderNumber,
  ORDER_NUMBER_PATTERN,
} from '@book-store/contract/settings/shop/order-number';
import { NAME_MAX, WITHDRAWN_BOOKS_MAX } from '@book-store/contract/text-limits';
import { Field, TextAreaField } from '../../../kit/fields/field.tsx';
import { FormEnd } from '../../../kit/forms/form.tsx';
import { formTexts } from '../../../kit/forms/texts.ts';
import type { useForm } from '../../../kit/forms/use-form.ts';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { OrderNumber } from '../../../kit/order-number.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../order-texts.ts';

export type Withdrawal = { orderNumber: string; name: string; email: string; books: string };

/** The first step: which order, and whose. */
export function WithdrawFields({ form }: { form: ReturnType<typeof useForm<Withdrawal>> }) {
  const words = useTexts(orderTexts).withdrawal;
  const forms = useTexts(formTexts);
  return (
    <>
      <Field
        label={words.number}
        hint={inSentence(words.numberHint, <OrderNumber>{formatOrderNumber(10_042)}</OrderNumber>)}
        data-empty={words.numberMissing}
        maxLength={20}
        pattern={ORDER_NUMBER_PATTERN}
        title={words.numberMissing}
        required
        {...form.field('orderNumber')}
      />
      <Field
        label={forms.name}
        autoComplete="name"
        data-empty={words.nameMissing}
        maxLength={NAME_MAX}
        required
        {...form.field('name')}
      />
      <Field
        label={forms.email}
        type="email"
        autoComplete="email"
        hint={words.emailHint}
        data-empty={words.emailMissing}
        required
        {...form.field('email')}
      />
      <TextAreaField
        label={words.books}
        hint={words.booksHint}
        rows={3}
        maxLength={WITHDRAWN_BOOKS_MAX}
        optional
        {...form.field('books')}
      />
      <FormEnd form={form}>{words.next}</FormEnd>
    </>
  );
}
