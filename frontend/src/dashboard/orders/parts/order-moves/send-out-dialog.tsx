import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { OTHER_CARRIER } from '@book-store/contract/orders/parcels/carriers';
import type { GivenTracking } from '@book-store/contract/orders/parcels/tracking.schemas';
import { useEffect, useId, useRef } from 'react';
import { toApiProblem } from '../../../../api/api-problem.ts';
import { Button } from '../../../../kit/button.tsx';
import { Field } from '../../../../kit/fields/field.tsx';
import { Form, FormEnd } from '../../../../kit/forms/form.tsx';
import { useForm } from '../../../../kit/forms/use-form.ts';
import { keptText } from '../../../../lib/storage/kept-text.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { movesTexts } from '../../moves-texts.ts';
import { CarrierField, NO_TRACKING, toTracking, trackingFieldsIn } from './tracking-fields.tsx';

export type SendOutDialogProps = {
  number: string;
  /** Whether the customer gets a mail about it. */
  hasMail: boolean;
  send: (tracking: GivenTracking | undefined) => Promise<AdminOrderView>;
  /** Without an order if nothing was sent out. */
  onEnd: (sent?: AdminOrderView) => void;
  /** The order can no longer be sent out. */
  onRefused: (error: unknown) => void;
};

/** Most shops send all parcels by the same carrier. */
const lastCarrier = keptText('parcel-carrier');

/** Asks for the tracking number of a parcel that is sent out; without one, Enter sends it, too. */
export function SendOutDialog({ number, hasMail, send, onEnd, onRefused }: SendOutDialogProps) {
  const texts = useTexts(movesTexts);
  const { changes, parcel } = texts;
  const fields = trackingFieldsIn(texts);
  const dialog = useRef<HTMLDialogElement>(null);
  const end = useRef(() => onEnd());
  const titleId = useId();
  // Gives the focus back when it closes; gives it to the carrier, where Enter would not send the parcel.
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  }, []);
  const form = useForm({
    start: { tracking: { ...NO_TRACKING, carrier: lastCarrier.read() ?? '' } },
    run: async ({ tracking }) => {
      const given = toTracking(tracking);
      const sent = await send(given).catch((error) => {
        if (toApiProblem(error).code !== 'illegal-status') throw error;
        end.current = () => onRefused(error);
      });
      if (sent && given) lastCarrier.write(given.carrier);
      if (sent) end.current = () => onEnd(sent);
    },
    done: () => dialog.current?.close(),
    guard: false,
  });
  const { carrier } = form.watch('tracking');
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => end.current()}
      className="m-auto w-[calc(100%-2rem)] max-w-md card p-5 text-ink shadow-cover backdrop:bg-ink/40"
    >
      <Form form={form} className="grid gap-4">
        <div>
          <h2 id={titleId} className="font-sans text-lead">
            {parcel.sendOut(number)}
          </h2>
          <p>{parcel.mayBeEmpty(hasMail)}</p>
        </div>
        <CarrierField
          carrier={carrier}
          onChange={(chosen) => form.put('tracking.carrier', chosen)}
        />
        <Field {...fields.number} {...form.field('tracking.number')} optional />
        {carrier === OTHER_CARRIER && <Field {...fields.page} {...form.field('tracking.url')} />}
        <FormEnd
          form={form}
          beside={
            <Button variant="secondary" onClick={() => dialog.current?.close()}>
              {parcel.notYet}
            </Button>
          }
        >
          {changes['out-for-delivery']}
        </FormEnd>
      </Form>
    </dialog>
  );
}
