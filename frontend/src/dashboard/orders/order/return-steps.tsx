import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { AdminOrderReturn } from '@book-store/contract/orders/returns/order-returns.schemas';
import {
  COPY_STATES,
  type CopyState,
  RETURN_NOTE_MAX,
  type ReturnState,
} from '@book-store/contract/orders/returns/returns';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { Button } from '../../../kit/button.tsx';
import { Field, SelectField, TextAreaField } from '../../../kit/fields/field.tsx';
import { Options } from '../../../kit/fields/options.tsx';
import { Form, FormButton } from '../../../kit/forms/form.tsx';
import { wholeNumberUpTo } from '../../../kit/forms/form-constraints.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { ownerOrderingTexts } from '../../../lib/ordering/owner-texts.ts';
import { titleIn } from '../../../lib/ordering/returned-titles.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import {
  useAgreeToReturnMutation,
  useReceiveReturnMutation,
  useRefuseReturnMutation,
} from '../parts/returns/api.ts';
import { returnsTexts } from '../returns-texts.ts';
import { RefundReturn } from './refund-form.tsx';

type StepProps = { order: AdminOrderView; one: AdminOrderReturn };

/** The next step of a return, by its state. */
const STEPS: Partial<Record<ReturnState, (props: StepProps) => ReactNode>> = {
  asked: Agree,
  'on-its-way': Receive,
  received: RefundReturn,
};

/** The next step of a return; it can be refused until a copy is restocked. */
export function ReturnSteps({ order, one }: StepProps) {
  const Next = STEPS[one.state];
  if (!Next) return null;
  return (
    <>
      <Next order={order} one={one} />
      {!one.lines.some(({ shelved }) => shelved) && <Refuse order={order} one={one} />}
    </>
  );
}

type StepFormProps = Pick<ComponentProps<typeof FormButton>, 'form' | 'variant' | 'beside'> & {
  label: string;
  button: string;
  className?: string;
  children: ReactNode;
};

export function StepForm(props: StepFormProps) {
  const { label, form, button, variant, beside = null, className = '', children } = props;
  return (
    <Form form={form} aria-label={label} className={`grid max-w-prose gap-3 ${className}`}>
      <FormProblem problem={form.problem} />
      {children}
      <FormButton form={form} variant={variant} beside={beside}>
        {button}
      </FormButton>
    </Form>
  );
}

/** Approves a return, with the return address. */
function Agree({ order, one }: StepProps) {
  const texts = useTexts(returnsTexts).agree;
  const [agree] = useAgreeToReturnMutation();
  const form = useForm({
    start: { instructions: useReturnAddress() },
    run: ({ instructions }) =>
      agree({ id: order._id, returnId: one._id, instructions: instructions.trim() }).unwrap(),
    done: () => texts.done,
  });
  return (
    <StepForm label={texts.title} form={form} button={texts.button}>
      <InstructionsField {...form.field('instructions')} />
    </StepForm>
  );
}

/** The default return address: the shop's own. */
export function useReturnAddress(): string {
  const { data: shop } = useShopQuery();
  return [shop?.name, shop?.address].filter(Boolean).join('\n');
}

type Given = Pick<ComponentProps<typeof TextAreaField>, 'name' | 'value' | 'error' | 'onChange'>;

export function InstructionsField(field: Given) {
  const { agree, readByCustomer } = useTexts(returnsTexts);
  return (
    <TextAreaField
      label={agree.where}
      {...field}
      hint={readByCustomer}
      rows={4}
      required
      maxLength={RETURN_NOTE_MAX}
      data-empty={agree.missing}
    />
  );
}

/** Records the condition of returned copies, and how many to restock. */
function Receive({ order, one }: StepProps) {
  const texts = useTexts(returnsTexts).receive;
  const [receive] = useReceiveReturnMutation();
  // The default is the customer's reason.
  const condition: CopyState = one.reason === 'damaged' ? 'damaged' : 'as-new';
  const form = useForm<Copies>({
    start: { lines: one.lines.map(({ quantity }) => ({ condition, shelved: String(quantity) })) },
    run: ({ lines }) =>
      receive({
        id: order._id,
        returnId: one._id,
        lines: one.lines.map(({ bookId }, at) => {
          const { condition = 'damaged', shelved } = lines[at] ?? {};
          return { bookId, condition, shelved: condition === 'damaged' ? 0 : Number(shelved) };
        }),
      }).unwrap(),
    done: () => texts.done,
  });
  return (
    <StepForm label={texts.title} form={form} button={texts.button}>
      {one.lines.map((line, at) => (
        <ReceivedLine
          key={line.bookId}
          form={form}
          at={at}
          title={titleIn(order, line.bookId)}
          quantity={line.quantity}
        />
      ))}
    </StepForm>
  );
}

type Copies = { lines: { condition: CopyState; shelved: string }[] };
type ReceivedLineProps = {
  form: ReturnType<typeof useForm<Copies>>;
  at: number;
  title: string;
  quantity: number;
};

/** Damaged copies are never restocked, so their number is not asked. */
function ReceivedLine({ form, at, title, quantity }: ReceivedLineProps) {
  const texts = useTexts(returnsTexts).receive;
  const { copyStates } = useTexts(ownerOrderingTexts);
  const state = form.field(`lines.${at}.condition`);
  const rule = wholeNumberUpTo(quantity, 0);
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="mb-1 break-words text-fine text-muted">{title}</legend>
      <SelectField label={texts.state} {...state}>
        <Options names={copyStates} of={COPY_STATES} />
      </SelectField>
      {state.value === 'damaged' ? (
        <p className="self-end pb-3 text-fine text-muted">{texts.damaged}</p>
      ) : (
        <Field
          label={texts.onShelf}
          {...rule}
          data-empty={rule.title}
          {...form.field(`lines.${at}.shelved`)}
        />
      )}
    </fieldset>
  );
}

/** Refuses a return; requires a reason, which is sent to the customer. */
function Refuse({ order, one }: StepProps) {
  const { refuse: texts, readByCustomer } = useTexts(returnsTexts);
  const [refuse] = useRefuseReturnMutation();
  const [isOpen, setIsOpen] = useState(false);
  const form = useForm({
    start: { refusal: '' },
    run: ({ refusal }) =>
      refuse({ id: order._id, returnId: one._id, refusal: refusal.trim() }).unwrap(),
    done: () => texts.done,
  });
  if (!isOpen) {
    return (
      <Button variant="secondary" className="justify-self-start" onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
    );
  }
  return (
    <StepForm
      label={texts.title}
      form={form}
      button={texts.title}
      variant="destructive"
      className="border-t border-line pt-3"
      beside={
        <Button variant="secondary" onClick={() => setIsOpen(false)}>
          {texts.close}
        </Button>
      }
    >
      <TextAreaField
        label={texts.why}
        {...form.field('refusal')}
        hint={readByCustomer}
        rows={3}
        required
        autoFocus
        maxLength={RETURN_NOTE_MAX}
        data-empty={texts.missing}
      />
    </StepForm>
  );
}
