import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button.tsx';
import { PostalAddress } from '../../kit/postal-address.tsx';
import { useRestoreFocus } from '../../kit/use-restore-focus.ts';
import { paths } from '../../lib/dashboard-paths.ts';
import { CorrectOrderForm } from './correct-order-form.tsx';
import { EndLinksButton } from './end-links-button.tsx';

/** Who gets the order and where, with links to call or email the customer; can be corrected. */
export function OrderRecipient({ order }: { order: AdminOrderView }) {
  const [correcting, setCorrecting] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  useRestoreFocus(region, shown);
  return (
    <div ref={region}>
      {correcting && order.correctable ? (
        <CorrectOrderForm order={order} onDone={() => setCorrecting(false)} />
      ) : (
        <div ref={shown} tabIndex={-1} className="grid gap-2 outline-none">
          <PostalAddress order={order} />
          <Contact order={order} />
          {order.guestLink && <EndLinksButton id={order._id} />}
          {order.correctable && (
            <Button variant="secondary" onClick={() => setCorrecting(true)}>
              Correct
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Contact({ order: { phone, email, source, customerId } }: { order: AdminOrderView }) {
  const contact = 'link inline-flex min-h-11 items-center break-all';
  return (
    <p className="grid justify-items-start">
      {phone && (
        <a href={`tel:${phone}`} className={contact}>
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={contact}>
          {email}
        </a>
      )}
      {customerId && (
        <Link to={paths.customer.to(customerId)} className={contact}>
          All orders of this customer
        </Link>
      )}
      {!email && source === 'web' && (
        <span className="text-fine text-muted">The data of this customer has been erased.</span>
      )}
    </p>
  );
}
