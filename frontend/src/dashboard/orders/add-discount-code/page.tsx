import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Card } from '../../../kit/card.tsx';
import { successToast } from '../../../kit/dialogs/dialogs.ts';
import { BackLink } from '../../../kit/page/back-link.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { paths } from '../../../lib/addresses/dashboard-paths.ts';
import { useAddDiscountCodeMutation } from '../parts/discount-codes/api.ts';
import { CodeForm } from '../parts/discount-codes/code-form.tsx';
import { BLANK } from '../parts/discount-codes/code-values.ts';

export default function AddDiscountCodePage() {
  const navigate = useNavigate();
  const [addCode] = useAddDiscountCodeMutation();
  const [isAdded, setAdded] = useState(false);
  // Not at once: the form first has to know that it is saved, or it would ask.
  useEffect(() => {
    if (isAdded) navigate(paths.discountCodes.to());
  }, [isAdded, navigate]);

  function onSaved() {
    void successToast('The code can be used');
    setAdded(true);
  }

  return (
    <section className="stack max-w-3xl gap-4">
      <PageHead {...PAGES.addDiscountCode} />
      <BackLink to={paths.discountCodes.to()} all="All codes" />
      <Card title="Make a discount code">
        <CodeForm code={BLANK} save={(body) => addCode(body).unwrap()} saved={onSaved} />
      </Card>
    </section>
  );
}
