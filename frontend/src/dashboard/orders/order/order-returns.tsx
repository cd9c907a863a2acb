import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { AdminOrderReturn } from '@book-store/contract/orders/returns/order-returns.schemas';
import {
  RETURN_REASONS,
  type ReturnReason,
  returnableLines,
} from '@book-store/contract/orders/returns/returns';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { Field, SelectField } from '../../../kit/fields/field.tsx';
import { Options } from '../../../kit/fields/options.tsx';
import { CancelButton } from '../../../kit/forms/cancel-button.tsx';
import { wholeNumberUpTo } from '../../../kit/forms/form-constraints.ts';
import { useKeptForm } from '../../../kit/forms/kept-draft.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { formatAmount } from '../../../lib/money/amount.ts';
import { ownerOrderingTexts } from '../../../lib/ordering/owner-texts.ts';
import { titleIn } from '../../../lib/ordering/returned-titles.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useOpenReturnMutation } from '../parts/returns/api.ts';
import { returnsTexts } from '../returns-texts.ts';
import { InstructionsField, ReturnSteps, StepForm, useReturnAddress } from './return-steps.tsx';

export function OrderReturns({ order }: { order: AdminOrderView }) {
  const texts = useTexts(returnsTexts);
  const [opening, setOpening] = useState(false);
  const { returns = [], status } = order;
  if (status !== 'delivered' && returns.length === 0) return null;
  const left = status === 'delivered' ? returnableLines(order) : [];
  return (
    <Card level={3} className="self-start" title={texts.title}>
      <div data-focus-area className="grid gap-4">
        {returns.length > 0 && (
          <ul aria-label={texts.title} className="grid gap-5">
            {returns.map((one) => (
              <OrderReturnItem key={one._id} order={order} one={one} />
            ))}
          </ul>
        )}
        {opening && left.length > 0 ? (
          <OpenReturnForm order={order} lines={left} onDone={() => setOpening(false)} />
        ) : (
          left.length > 0 && (
            <Button
              variant="secondary"
              className="justify-self-start"
              onClick={() => setOpening(true)}
            >
              {texts.open.title}
            </Button>
          )
        )}
      </div>
    </Card>
  );
}

type ReturnProps = { order: AdminOrderView; one: AdminOrderReturn };

function OrderReturnItem({ order, one }: ReturnProps) {
  const texts = useTexts(returnsTexts);
  const { returnStates, returnReasons, copyStates } = useTexts(ownerOrderingTexts);
  const { state, lines, reason, note, instructions, refusal, amount, events } = one;
  return (
    <li className="grid gap-3 border-b border-line pb-5 last:border-0 last:pb-0">
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        {returnStates[state]}
        {amount !== undefined && <span className="tabular-nums">{formatAmount(amount)}</span>}
      </p>
      <ul className="grid gap-1">
        {lines.map(({ bookId, quantity, condition, shelved }) => (
          <li key={bookId} className="break-words">
            {quantity > 1 && `${quantity} x `}
            {titleIn(order, bookId)}
            {condition && (
              <span className="block text-fine text-muted">
                {texts.shelved(copyStates[condition], shelved ?? 0)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="text-fine break-words whitespace-pre-line">
        {returnReasons[reason]}
        {note && `: ${note}`}
      </p>
      {state === 'on-its-way' && (
        <MessageToCustomer what={texts.toldCustomer} text={instructions} />
      )}
      <MessageToCustomer what={texts.refused} text={refusal} />
      <ol aria-label={texts.events} className="grid text-fine text-muted">
        {events.map((event) => (
          <li key={event.state}>
            {inSentence(
              (time: string) => texts.event(returnStates[event.state], time, event.by),
              <DateTime at={event.at} />,
            )}
          </li>
        ))}
      </ol>
      <ReturnSteps order={order} one={one} />
    </li>
  );
}

function MessageToCustomer({ what, text }: { what: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="text-fine break-words whitespace-pre-line">
      <span className="text-muted">{what}</span> {text}
    </p>
  );
}

type OpenReturnFormProps = {
  order: AdminOrderView;
  /** The copies that can still be returned. */
  lines: readonly { bookId: string; title: string; left: number }[];
  onDone: () => void;
};

/** Opens a return for a customer, approved immediately. */
function OpenReturnForm({ order, lines, onDone }: OpenReturnFormProps) {
  const texts = useTexts(returnsTexts);
  const { returnReasons } = useTexts(ownerOrderingTexts);
  const [openReturn] = useOpenReturnMutation();
  const form = useForm({
    start: {
      copies: lines.map(({ left }) => (lines.length === 1 ? String(left) : '0')),
      reason: 'no-longer-wanted' as ReturnReason,
      instructions: useReturnAddress(),
      tell: true,
    },
    run: ({ copies, instructions, ...typed }) => {
      const chosen = lines.map(({ bookId }, at) => ({ bookId, quantity: Number(copies[at]) }));
      return openReturn({
        ...typed,
        id: order._id,
        lines: chosen.filter(({ quantity }) => quantity > 0),
        instructions: instructions.trim(),
      }).unwrap();
    },
    done: () => {
      onDone();
      return texts.open.done;
    },
  });
  useKeptForm(`return-${order._id}`, form);
  return (
    <StepForm
      label={texts.open.title}
      form={form}
      button={texts.open.button}
      className="border-t border-line pt-4"
      beside={<CancelButton form={form} onCancel={onDone} />}
    >
      {lines.map(({ bookId, title, left }, index) => (
        <Field
          key={bookId}
          label={texts.open.copiesOf(title)}
          {...wholeNumberUpTo(left, 0)}
          {...form.field(`copies.${index}`)}
          autoFocus={index === 0}
          error={
            form.errorOf(`copies.${index}`) ?? (index === 0 ? form.errorOf('lines') : undefined)
          }
        />
      ))}
      <SelectField label={texts.open.reason} {...form.field('reason')}>
        <Options names={returnReasons} of={RETURN_REASONS} />
      </SelectField>
      <InstructionsField {...form.field('instructions')} />
      <Checkbox {...form.checkbox('tell')}>{texts.open.tell}</Checkbox>
    </StepForm>
  );
}
