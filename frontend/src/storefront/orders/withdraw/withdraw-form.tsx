import {
  formatOrderNumber,
  ORDER_NUMBER_PATTERN,
} from '@book-store/contract/orders/order/order-number';
import { NAME_MAX, WITHDRAWN_BOOKS_MAX } from '@book-store/contract/text-limits';
import type { ApiProblem } from '../../../api/api-problem.ts';
import { Button } from '../../../kit/button.tsx';
import { Field, TextAreaField } from '../../../kit/fields/field.tsx';
import { formTexts } from '../../../kit/forms/texts.ts';
import { useFormSubmit } from '../../../kit/forms/use-form-submit.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { withdrawTexts } from './texts.ts';

/** What is filled in. */
export type Withdrawal = { orderNumber: string; name: string; email: string; books: string };

type WithdrawFormProps = {
  start: Withdrawal;
  /** What the server says of the fields. */
  problem: ApiProblem | null;
  onFilledIn: (withdrawal: Withdrawal) => void;
};

/** The first step: which order, and whose. */
export function WithdrawForm({ start, problem, onFilledIn }: WithdrawFormProps) {
  const words = useTexts(withdrawTexts);
  const forms = useTexts(formTexts);
  const { onSubmit, problem: found } = useFormSubmit(async (data) => {
    const text = (name: keyof Withdrawal) => String(data.get(name) ?? '').trim();
    onFilledIn({
      orderNumber: text('orderNumber'),
      name: text('name'),
      email: text('email'),
      books: text('books'),
    });
  });
  const of = (name: keyof Withdrawal) => ({
    name,
    defaultValue: start[name],
    error: (found ?? problem)?.fields[name],
  });
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <Field
        label={words.number}
        hint={words.numberHint(formatOrderNumber(10_042))}
        data-empty={words.numberMissing}
        maxLength={20}
        pattern={ORDER_NUMBER_PATTERN}
        title={words.numberMissing}
        required
        {...of('orderNumber')}
      />
      <Field
        label={forms.name}
        autoComplete="name"
        data-empty={words.nameMissing}
        maxLength={NAME_MAX}
        required
        {...of('name')}
      />
      <Field
        label={forms.email}
        type="email"
        autoComplete="email"
        hint={words.emailHint}
        data-empty={words.emailMissing}
        required
        {...of('email')}
      />
      <TextAreaField
        label={words.books}
        hint={words.booksHint}
        rows={3}
        maxLength={WITHDRAWN_BOOKS_MAX}
        optional
        {...of('books')}
      />
      <Button type="submit">{words.next}</Button>
    </form>
  );
}
