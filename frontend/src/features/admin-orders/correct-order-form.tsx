import { PHONE_PATTERN, PHONE_RULE } from '@book-store/contract/phone';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { NAME_MAX } from '@book-store/contract/text-limits';
import { assertConstraints } from '../../shared/form-constraints.ts';
import { Button } from '../../shared/ui/button.tsx';
import { successToast } from '../../shared/ui/dialogs.ts';
import { Field } from '../../shared/ui/field.tsx';
import { FormProblem } from '../../shared/ui/form-problem.tsx';
import { useFormSubmit } from '../../shared/use-form-submit.ts';
import { AddressFields, toAddress } from './address-fields.tsx';
import { useCorrectOrderMutation } from './admin-orders-api.ts';

type CorrectOrderFormProps = { order: AdminOrderView; onDone: () => void };

/** Corrects name, phone and address; the customer sees the corrected ones. */
export function CorrectOrderForm({ order, onDone }: CorrectOrderFormProps) {
  const [correct] = useCorrectOrderMutation();
  const { onSubmit, submitting, problem } = useFormSubmit(async (data, form) => {
    assertConstraints(form, 'Please correct the marked fields.');
    await correct({
      id: order._id,
      name: String(data.get('name')),
      phone: String(data.get('phone')),
      ...(order.address && { address: toAddress(data) }),
    }).unwrap();
    void successToast('Saved');
    onDone();
  });
  const errorOf = (path: string) => problem?.fields[path];
  return (
    <form
      aria-label="Correct name, phone and address"
      onSubmit={onSubmit}
      noValidate
      className="grid gap-4"
    >
      <Field
        label="Name"
        name="name"
        defaultValue={order.name}
        required
        maxLength={NAME_MAX}
        autoComplete="off"
        autoFocus
        error={errorOf('name')}
      />
      <Field
        label="Phone"
        name="phone"
        type="tel"
        defaultValue={order.phone}
        required
        pattern={PHONE_PATTERN}
        title={PHONE_RULE}
        autoComplete="off"
        error={errorOf('phone')}
      />
      {order.address && <AddressFields address={order.address} errorOf={errorOf} />}
      <FormProblem problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={submitting}>
          Save
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
