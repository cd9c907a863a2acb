import { GIFT_CARD_MESSAGE_MAX } from '@book-store/contract/orders/gift-cards/gift-cards';
import type { IssuedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import { shopDay } from '@book-store/contract/place';
import { EMAIL_MAX, NAME_MAX } from '@book-store/contract/text-limits';
import { useRef, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { successToast } from '../../../kit/dialogs/dialogs.ts';
import { Field, TextAreaField } from '../../../kit/fields/field.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useFormSubmit } from '../../../kit/forms/use-form-submit.ts';
import { useRestoreFocus } from '../../../kit/use-restore-focus.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { parsePrice, priceInput } from '../../../lib/money/price-input.ts';
import { useIssueGiftCardMutation } from '../parts/gift-cards/api.ts';
import { NewCode } from './new-code.tsx';

/** Issues a gift card, to be handed over or sent by mail, and shows the code of one that is handed over. */
export function IssueForm() {
  const [issue] = useIssueGiftCardMutation();
  const [issued, setIssued] = useState<IssuedGiftCard>();
  const [email, setEmail] = useState('');
  const region = useRef<HTMLElement>(null);
  useRestoreFocus(region, region);
  const { onSubmit, submitting, problem, field } = useFormSubmit(async (data, form) => {
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const to = text('email');
    const card = await issue({
      amount: parsePrice(text('amount')) ?? 0,
      ...(to && {
        recipient: {
          email: to,
          ...(text('name') && { name: text('name') }),
          ...(text('message') && { message: text('message') }),
          ...(text('sendOn') && { sendOn: text('sendOn') }),
        },
      }),
    }).unwrap();
    form.reset();
    setEmail('');
    setIssued(card.code ? card : undefined);
    if (!card.code) void successToast('The gift card goes out by mail');
  });
  const { fields = {} } = problem ?? {};
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-labelledby="issue"
      className="grid max-w-2xl gap-4 card p-4 outline-none md:p-6"
    >
      <h3 id="issue" className="text-lead">
        Issue a gift card
      </h3>
      {issued?.code && (
        <NewCode
          code={issued.code}
          amount={formatAmount(issued.amount)}
          onDone={() => setIssued(undefined)}
        />
      )}
      <form onSubmit={onSubmit} noValidate className="grid gap-4 sm:grid-cols-2">
        <FormProblem problem={problem} />
        <Field label="Amount" {...field('amount')} required {...priceInput()} />
        <Field
          label="Email of the recipient"
          name="email"
          type="email"
          optional
          maxLength={EMAIL_MAX}
          autoComplete="off"
          hint="Without one, you get the code to hand over."
          error={fields['recipient.email']}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        {email.trim() && (
          <>
            <Field
              label="Name"
              name="name"
              optional
              maxLength={NAME_MAX}
              autoComplete="off"
              error={fields['recipient.name']}
            />
            <Field
              label="Day of the mail"
              name="sendOn"
              type="date"
              min={shopDay(new Date())}
              optional
              hint="Without one, it goes out now."
              error={fields['recipient.sendOn']}
            />
            <TextAreaField
              label="Message"
              name="message"
              optional
              rows={3}
              maxLength={GIFT_CARD_MESSAGE_MAX}
              className="sm:col-span-2"
              error={fields['recipient.message']}
            />
          </>
        )}
        <div className="sm:col-span-2">
          <Button type="submit" aria-disabled={submitting}>
            {submitting ? 'Issuing…' : 'Issue the gift card'}
          </Button>
        </div>
      </form>
    </section>
  );
}
