import { PHONE_RULE, WRITTEN_PHONE_PATTERN } from '@book-store/contract/phone';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { NAME_MAX } from '@book-store/contract/text-limits';
import { useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { successToast } from '../../kit/dialogs/dialogs.ts';
import { EditConflict } from '../../kit/forms/edit-conflict.tsx';
import { Field } from '../../kit/forms/field.tsx';
import { fillField } from '../../kit/forms/fill-field.ts';
import { assertConstraints } from '../../kit/forms/form-constraints.ts';
import { useEditConflict } from '../../kit/forms/use-edit-conflict.ts';
import { useFormSubmit } from '../../kit/forms/use-form-submit.ts';
import { ADDRESS_LABELS, AddressFields, toAddress } from '../order-parts/address-fields.tsx';
import { useCorrectOrderMutation } from '../orders/api.ts';

type CorrectOrderFormProps = { order: AdminOrderView; onDone: () => void };

type Recipient = Pick<AdminOrderView, 'name' | 'phone' | 'address'>;

const LABELS = { name: 'Name', phone: 'Phone', ...ADDRESS_LABELS };

const valuesOf = ({ name, phone, address }: Recipient) => ({
  name,
  phone,
  ...Object.fromEntries(
    Object.entries(address ?? {}).map(([part, text]) => [`address.${part}`, text]),
  ),
});

/** Corrects name, phone and address; the customer sees the corrected ones. */
export function CorrectOrderForm({ order, onDone }: CorrectOrderFormProps) {
  const [correct] = useCorrectOrderMutation();
  const root = useRef<HTMLFormElement>(null);
  const { save, conflict } = useEditConflict({
    opened: order,
    valuesOf,
    labels: LABELS,
    put: (name, value) => fillField(root.current, name, value),
  });
  const { onSubmit, submitting, problem } = useFormSubmit(async (data, form) => {
    assertConstraints(form, 'Please correct the marked fields.');
    const typed = {
      name: String(data.get('name')),
      phone: String(data.get('phone')),
      ...(order.address && { address: toAddress(data) }),
    };
    await save(valuesOf(typed), ({ version }) =>
      correct({ id: order._id, ...typed, version }).unwrap(),
    );
    void successToast('Saved');
    onDone();
  });
  const errorOf = (path: string) => problem?.fields[path];
  return (
    <form
      ref={root}
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
        required={order.phone !== ''}
        pattern={WRITTEN_PHONE_PATTERN}
        title={PHONE_RULE}
        autoComplete="off"
        error={errorOf('phone')}
      />
      {order.address && <AddressFields address={order.address} errorOf={errorOf} />}
      <EditConflict conflict={conflict} what="this order" problem={problem} />
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
