import { useEffect, useState } from 'react';
import { Button } from '../button.tsx';
import { OrderReceipt, type ReceiptOrder } from './order-receipt.tsx';

/** Prints an order's receipt on the paper that is chosen in the browser's dialog. */
export function PrintReceipt({ order }: { order: ReceiptOrder }) {
  const [printing, setPrinting] = useState(false);

  useEffect(() => {
    if (!printing) return;
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printing]);

  return (
    <>
      <Button variant="secondary" onClick={() => setPrinting(true)}>
        Print receipt
      </Button>
      {printing && <OrderReceipt order={order} />}
    </>
  );
}
