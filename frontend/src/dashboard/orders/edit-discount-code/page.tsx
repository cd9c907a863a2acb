import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Card } from '../../../kit/card.tsx';
import { successToast } from '../../../kit/dialogs/dialogs.ts';
import { BackLink } from '../../../kit/page/back-link.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import {
  useAddDiscountCodeMutation,
  useEditDiscountCodeMutation,
  useGetDiscountCodeQuery,
} from '../parts/discount-codes/api.ts';
import { stateNames, usesOf } from '../parts/discount-codes/code-terms.ts';
import { CodeForm } from './code-form.tsx';
import { BLANK } from './code-values.ts';

/** Edits a discount code, or adds one if the URL has no id. */
export default function EditDiscountCodePage() {
  const { id } = useParams();
  return (
    <section className="stack max-w-3xl gap-4">
      <BackLink to={dashboardPaths.discountCodes.to()} all="All codes" />
      {id === undefined ? <AddCode /> : <EditCode key={id} id={id} />}
    </section>
  );
}

function AddCode() {
  const navigate = useNavigate();
  const [addCode] = useAddDiscountCodeMutation();
  const [isAdded, setAdded] = useState(false);
  // In an effect, because until the form knows that it is saved, it would ask before leaving.
  useEffect(() => {
    if (isAdded) navigate(dashboardPaths.discountCodes.to());
  }, [isAdded, navigate]);

  function onSaved() {
    void successToast('The code can be used');
    setAdded(true);
  }

  return (
    <>
      <PageHead {...PAGES.addDiscountCode} />
      <Card title="Make a discount code">
        <CodeForm code={BLANK} save={(body) => addCode(body).unwrap()} saved={onSaved} />
      </Card>
    </>
  );
}

function EditCode({ id }: { id: string }) {
  const query = useGetDiscountCodeQuery(id);
  const [editCode] = useEditDiscountCodeMutation();
  return (
    <>
      <PageHead title={query.currentData?.code ?? 'Discount code'} hidden />
      <Loaded query={query} current failed="The code could not be loaded.">
        {(code) => (
          <Card title="Edit the discount code">
            <p className="mb-4 text-muted">
              {stateNames[code.state]}, {usesOf(code)}. Changes are for orders from now on.
            </p>
            <CodeForm
              code={code}
              save={(body) => editCode({ id, body }).unwrap()}
              saved="The code has been saved"
            />
          </Card>
        )}
      </Loaded>
    </>
  );
}
