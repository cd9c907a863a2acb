import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { OTHER_CARRIER } from '@book-store/contract/orders/parcels/carriers';
import { successToast } from '../../../kit/dialogs/dialogs.ts';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { Field } from '../../../kit/fields/field.tsx';
import { CancelButton } from '../../../kit/forms/cancel-button.tsx';
import { EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { ParcelLink } from '../../../kit/parcel-link.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { movesTexts } from '../moves-texts.ts';
import { orderTexts } from '../order-texts.ts';
import { CarrierField, trackingFieldsIn } from '../parts/order-moves/tracking-fields.tsx';
import { Correctable } from '../parts/order-parts/correctable.tsx';
import { useCorrectTrackingMutation } from '../parts/orders/api.ts';

/** The tracking of a parcel, editable while it is in transit. */
export function OrderParcel({ order }: { order: AdminOrderView }) {
  const texts = useTexts(orderTexts).tracking;
  return (
    <Correctable
      can={order.status === 'out-for-delivery'}
      button={order.tracking ? texts.correct : texts.enter}
      form={(onDone) => <CorrectParcelForm order={order} onDone={onDone} />}
    >
      <p className={order.tracking ? 'break-words' : 'text-muted'}>
        {order.tracking ? <ParcelLink tracking={order.tracking} /> : texts.none}
      </p>
    </Correctable>
  );
}

type CorrectParcelFormProps = { order: AdminOrderView; onDone: () => void };

function CorrectParcelForm({ order, onDone }: CorrectParcelFormProps) {
  const texts = useTexts(orderTexts);
  const moves = useTexts(movesTexts);
  const fields = trackingFieldsIn(moves);
  const [correct] = useCorrectTrackingMutation();
  const form = useEditForm({
    item: order,
    fields: {
      'tracking.carrier': { label: moves.parcel.carrier },
      'tracking.number': { ...fields.number, required: true, autoFocus: true },
      'tracking.url': fields.page,
      tell: { label: texts.tracking.tell },
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
      void successToast(texts.saved);
      onDone();
    },
  });
  const { carrier } = form.values.tracking;
  return (
    <EditForm
      form={form}
      label={texts.tracking.correct}
      what={texts.thisOrder}
      button={texts.save}
      beside={<CancelButton form={form} onCancel={onDone} />}
    >
      <CarrierField carrier={carrier} onChange={(chosen) => form.put('tracking.carrier', chosen)} />
      <Field {...form.field('tracking.number')} />
      {carrier === OTHER_CARRIER && <Field {...form.field('tracking.url')} />}
      {order.email && <Checkbox {...form.checkbox('tell')}>{texts.tracking.tellIt}</Checkbox>}
    </EditForm>
  );
}
