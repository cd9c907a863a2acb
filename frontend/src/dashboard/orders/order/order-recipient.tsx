import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button.tsx';
import { contactLink, EmailLink, PhoneLink } from '../../../kit/contact-links.tsx';
import { confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { PostalAddress } from '../../../kit/postal-address.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { paths } from '../../../lib/addresses/dashboard-paths.ts';
import { useEndGuestLinksMutation } from '../parts/orders/api.ts';
import { CorrectOrderForm } from './correct-order-form.tsx';
import { Correctable } from './correctable.tsx';

/** Who gets the order and where, with links to call or email the customer; can be corrected. */
export const OrderRecipient = ({ order }: { order: AdminOrderView }) => (
  <Correctable
    can={order.correctable}
    button="Correct"
    form={(onDone) => <CorrectOrderForm order={order} onDone={onDone} />}
  >
    <PostalAddress order={order} />
    <Contact order={order} />
    {order.guestLink && <EndLinksButton id={order._id} />}
  </Correctable>
);

function Contact({ order: { phone, email, source, customerId } }: { order: AdminOrderView }) {
  return (
    <p className="grid justify-items-start">
      {phone && <PhoneLink phone={phone} className={contactLink} />}
      {email && <EmailLink email={email} className={contactLink} />}
      {customerId && (
        <Link to={paths.customer.to(customerId)} className={contactLink}>
          All orders of this customer
        </Link>
      )}
      {!email && source === 'web' && (
        <span className="text-fine text-muted">The data of this customer has been erased.</span>
      )}
    </p>
  );
}

/** Ends the links in a guest's mails, such as when a mail has reached somebody else. */
function EndLinksButton({ id }: { id: string }) {
  const [endLinks] = useEndGuestLinksMutation();
  const { act, busy } = useAction({
    confirm: () =>
      confirmDestructive(
        'End the links in the mails so far?',
        'Whoever opens one no longer sees this order. Mails that follow have a new link.',
        'End links',
      ),
    run: () => endLinks(id).unwrap(),
    done: () => 'The links no longer work',
  });
  return (
    <Button variant="secondary" disabled={busy} onClick={() => void act()}>
      End the links in mails
    </Button>
  );
}
