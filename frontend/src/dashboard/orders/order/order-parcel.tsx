import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { OTHER_CARRIER } from '@book-store/contract/orders/parcels/carriers';
import { Button } from '../../../kit/button.tsx';
import { successToast } from '../../../kit/dialogs/dialogs.ts';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { Field } from '../../../kit/fields/field.tsx';
import { EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { ParcelLink } from '../../../kit/parcel-link.tsx';
import { CarrierField, NUMBER_FIELD, PAGE_FIELD } from '../parts/order-moves/tracking-fields.tsx';
import { useCorrectTrackingMutation } from '../parts/orders/api.ts';
import { Correctable } from './correctable.tsx';

/** The tracking of a parcel, editable while it is in transit. */
export const OrderParcel = ({ order }: { order: AdminOrderView }) => (
  <Correctable
    can={order.status === 'out-for-delivery'}
    button={order.tracking ? 'Correct carrier and number' : 'Enter carrier and number'}
    form={(onDone) => <CorrectParcelForm order={order} onDone={onDone} />}
  >
    <p className={order.tracking ? 'break-words' : 'text-muted'}>
      {order.tracking ? <ParcelLink tracking={order.tracking} /> : 'It went without a number.'}
    </p>
  </Correctable>
);

type CorrectParcelFormProps = { order: AdminOrderView; onDone: () => void };

function CorrectParcelForm({ order, onDone }: CorrectParcelFormProps) {
  const [correct] = useCorrectTrackingMutation();
  const form = useEditForm({
    item: order,
    fields: {
      'tracking.carrier': { label: 'Carrier' },
      'tracking.number': { ...NUMBER_FIELD, required: true, autoFocus: true },
      'tracking.url': PAGE_FIELD,
      tell: { label: 'Send the customer a mail' },
    },
    read: ({ tracking }) => ({
      tracking: {
        carrier: tracking?.carrier ?? '',
        number: tracking?.number ?? '',
        url: (tracking?.carrier === OTHER_CARRIER && tracking.url) || '',
      },
      tell: false,
    }),
    send: ({ tell, tracking: typed }, { version }) => {
      const carrier = typed.carrier || OTHER_CARRIER;
      const url = carrier === OTHER_CARRIER && typed.url;
      const tracking = { carrier, number: typed.number, ...(url && { url }) };
      return correct({ id: order._id, tracking, tell, version }).unwrap();
    },
    saved: () => {
      void successToast('Saved');
      onDone();
    },
  });
  const { carrier } = form.values.tracking;
  return (
    <EditForm
      form={form}
      label="Correct carrier and number"
      what="this order"
      button="Save"
      beside={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
    >
      <CarrierField carrier={carrier} onChange={(chosen) => form.put('tracking.carrier', chosen)} />
      <Field {...form.field('tracking.number')} />
      {carrier === OTHER_CARRIER && <Field {...form.field('tracking.url')} />}
      {order.email && (
        <Checkbox {...form.checkbox('tell')}>Send the customer a mail with it</Checkbox>
      )}
    </EditForm>
  );
}
