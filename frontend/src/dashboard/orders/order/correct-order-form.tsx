import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { Button } from '../../../kit/button.tsx';
import { successToast } from '../../../kit/dialogs/dialogs.ts';
import { AddressFields } from '../../../kit/fields/address-fields.tsx';
import { addressOf, partsOf } from '../../../kit/fields/address-values.ts';
import { EditFields, EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { RECIPIENT_FIELDS } from '../parts/order-parts/recipient-fields.ts';
import { useCorrectOrderMutation } from '../parts/orders/api.ts';

type CorrectOrderFormProps = { order: AdminOrderView; onDone: () => void };

/** Corrects name, phone and address; the customer sees the corrected ones. */
export function CorrectOrderForm({ order, onDone }: CorrectOrderFormProps) {
  const [correct] = useCorrectOrderMutation();
  const form = useEditForm({
    item: order,
    fields: {
      ...RECIPIENT_FIELDS,
      name: { ...RECIPIENT_FIELDS.name, required: true, autoFocus: true },
      phone: { ...RECIPIENT_FIELDS.phone, required: order.phone !== '' },
    },
    read: ({ name, phone, address }) => ({ name, phone, address: partsOf(address) }),
    send: ({ name, phone, address: typed }, { version }) => {
      const address = order.address && { address: addressOf(typed, order.address) };
      return correct({ id: order._id, name, phone, ...address, version }).unwrap();
    },
    saved: () => {
      void successToast('Saved');
      onDone();
    },
  });
  return (
    <EditForm
      form={form}
      label="Correct name, phone and address"
      what="this order"
      button="Save"
      beside={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
    >
      <EditFields of={form} names={['name', 'phone']} />
      {order.address && (
        <div className="grid gap-4 sm:grid-cols-2">
          <AddressFields
            isOthers
            stored={order.address}
            field={(part) => form.field(`address.${part}`)}
          />
        </div>
      )}
    </EditForm>
  );
}
