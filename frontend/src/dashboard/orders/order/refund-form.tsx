import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { AdminOrderReturn } from '@book-store/contract/orders/returns/order-returns.schemas';
import { REFUND_REASON_MAX } from '@book-store/contract/settings/payment/payment';
import { confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { Field, SelectField } from '../../../kit/fields/field.tsx';
import { CancelButton } from '../../../kit/forms/cancel-button.tsx';
import { Form, FormButton } from '../../../kit/forms/form.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useKeptForm } from '../../../kit/forms/kept-draft.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { amountInField, parsePrice, priceInput } from '../../../lib/money/price-input.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useRefundMutation } from '../parts/payments/api.ts';
import { useRefundReturnMutation } from '../parts/returns/api.ts';
import { paymentTexts } from '../payment-texts.ts';

type RefundFormProps = {
  order: AdminOrderView;
  most: number;
  /** Only says what it was for. */
  madeAtStripe?: true;
  onDone: () => void;
};

/** Refunds an order, by default in full. */
export function RefundForm({ order, most, madeAtStripe, onDone }: RefundFormProps) {
  const texts = useTexts(paymentTexts).refund;
  const [refund] = useRefundMutation();
  const byStripe = isByStripe(order) && !madeAtStripe;
  const yes = byStripe ? texts.give : texts.note;
  const form = useRefundForm(order, {
    keep: `${madeAtStripe ? 'explain' : 'refund'}-${order._id}`,
    amount: most,
    ask: madeAtStripe ? texts.explainTitle : byStripe ? texts.giveTitle : texts.noteTitle,
    yes,
    byStripe,
    noted: (madeAtStripe ? texts.explained : texts.noted)(order.number),
    give: (amount, { reason, of }) =>
      refund({
        ...{ id: order._id, amount, ...toPart(of) },
        ...(reason.trim() && { reason: reason.trim() }),
        ...(madeAtStripe && { madeAtStripe }),
      }).unwrap(),
  });
  return (
    <Form
      form={form}
      aria-label={madeAtStripe ? texts.explain : texts.title}
      className="grid gap-3 border-t border-line pt-3"
    >
      <FormProblem problem={form.problem} />
      <Field
        label={madeAtStripe ? texts.amountAtStripe : byStripe ? texts.amount : texts.amountNoted}
        {...form.field('amount')}
        {...priceInput()}
        required
        autoFocus
        hint={texts.atMost(formatAmount(most))}
      />
      {!order.boughtGiftCard && (
        <SelectField label={texts.of} {...form.field('of')} hint={texts.ofHint}>
          <option value="goodwill">{texts.goodwill}</option>
          {order.deliveryFee > 0 && <option value="delivery">{texts.delivery}</option>}
          {order.lines.map(({ bookId, title }) => (
            <option key={bookId} value={bookId}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <Field
        label={texts.reason}
        {...form.field('reason')}
        optional
        maxLength={REFUND_REASON_MAX}
      />
      <FormButton
        form={form}
        variant="secondary"
        beside={<CancelButton form={form} onCancel={onDone} />}
      >
        {yes}
      </FormButton>
    </Form>
  );
}

/** Refunds a return, by default the price of its copies. */
export function RefundReturn({ order, one }: { order: AdminOrderView; one: AdminOrderReturn }) {
  const texts = useTexts(paymentTexts).refund;
  const [refund] = useRefundReturnMutation();
  const { proposed, refundable } = one;
  const form = useRefundForm(order, {
    keep: `refund-${one._id}`,
    amount: proposed,
    ask: texts.giveTitle,
    yes: texts.give,
    byStripe: isByStripe(order),
    noted: texts.notedForReturn(order.number),
    give: (amount) => refund({ id: order._id, returnId: one._id, amount }).unwrap(),
  });
  return (
    <Form form={form} aria-label={texts.ofReturn} className="grid max-w-prose gap-3">
      <FormProblem problem={form.problem} />
      <Field
        label={texts.amount}
        {...form.field('amount')}
        {...priceInput()}
        required
        hint={texts.booksCost(formatAmount(proposed), formatAmount(refundable))}
      />
      <FormButton form={form} beside={null}>
        {texts.button}
      </FormButton>
    </Form>
  );
}

type Refund = {
  keep: string;
  /** The initial value. */
  amount: number;
  /** The text of the confirmation. */
  ask: (sum: string) => string;
  yes: string;
  /** Whether the shop sends it to Stripe. */
  byStripe: boolean;
  /** What happens otherwise. */
  noted: string;
  /** Returns the updated order. */
  give: (amount: number, typed: { reason: string; of: string }) => Promise<AdminOrderView>;
};

/** What it lowers the price of: all, the delivery, or a book by its id. */
const toPart = (of: string) =>
  of === 'goodwill' || of === 'delivery'
    ? ({ of } as const)
    : ({ of: 'book', bookId: of } as const);

const amountOf = ({ amount }: { amount: string }) => parsePrice(amount) ?? 0;

function useRefundForm(
  order: AdminOrderView,
  { keep, amount, ask, yes, byStripe, noted, give }: Refund,
) {
  const texts = useTexts(paymentTexts).refund;
  const form = useForm({
    start: { amount: amountInField(amount), reason: '', of: 'goodwill' },
    confirm: (typed) => {
      const follows = byStripe ? texts.byStripe(order.number) : noted;
      return confirmDestructive(ask(formatAmount(amountOf(typed))), follows, yes);
    },
    run: (typed) => give(amountOf(typed), typed),
    done: (after, sent) => {
      form.empty(sent);
      // The order shows the reason.
      if (refundsOf(after).slice(refundsOf(order).length).some(isRefused)) return;
      return byStripe ? texts.onItsWay : texts.isNoted;
    },
  });
  useKeptForm(keep, form);
  return form;
}

const isByStripe = ({ payment }: AdminOrderView) => payment?.method === 'stripe';
const refundsOf = ({ payment }: AdminOrderView) => payment?.refunds ?? [];
const isRefused = ({ state }: { state: string }) => state === 'failed';
