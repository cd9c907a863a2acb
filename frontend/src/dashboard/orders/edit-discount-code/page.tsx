import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Card } from '../../../kit/card.tsx';
import { successToast } from '../../../kit/dialogs/dialogs.ts';
import { BackLink } from '../../../kit/page/back-link.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { discountTexts } from '../discount-texts.ts';
import {
  useAddDiscountCodeMutation,
  useEditDiscountCodeMutation,
  useGetDiscountCodeQuery,
} from '../parts/discount-codes/api.ts';
import { CodeForm } from './code-form.tsx';
import { BLANK } from './code-values.ts';

/** Edits a discount code, or adds one if the URL has no id. */
export default function EditDiscountCodePage() {
  const texts = useTexts(discountTexts).form;
  const { id } = useParams();
  return (
    <section className="stack max-w-3xl gap-4">
      <BackLink to={dashboardPaths.discountCodes.to()} all={texts.all} />
      {id === undefined ? <AddCode /> : <EditCode key={id} id={id} />}
    </section>
  );
}

function AddCode() {
  const texts = useTexts(discountTexts).form;
  const navigate = useNavigate();
  const [addCode] = useAddDiscountCodeMutation();
  const [isAdded, setAdded] = useState(false);
  // In an effect, because until the form knows that it is saved, it would ask before leaving.
  useEffect(() => {
    if (isAdded) navigate(dashboardPaths.discountCodes.to());
  }, [isAdded, navigate]);

  function onSaved() {
    void successToast(texts.made);
    setAdded(true);
  }

  return (
    <>
      <PageHead {...useDashboardHead('addDiscountCode')} />
      <Card title={texts.make}>
        <CodeForm code={BLANK} save={(body) => addCode(body).unwrap()} saved={onSaved} />
      </Card>
    </>
  );
}

function EditCode({ id }: { id: string }) {
  const { form: texts, states, uses } = useTexts(discountTexts);
  const query = useGetDiscountCodeQuery(id);
  const [editCode] = useEditDiscountCodeMutation();
  return (
    <>
      <PageHead title={query.currentData?.code ?? texts.untitled} hidden />
      <Loaded query={query} current failed={texts.failed}>
        {(code) => (
          <Card title={texts.edit}>
            <p className="mb-4 text-muted">
              {texts.isNow(states[code.state], uses(code.uses, code.limit))}
            </p>
            <CodeForm
              code={code}
              save={(body) => editCode({ id, body }).unwrap()}
              saved={texts.saved}
            />
          </Card>
        )}
      </Loaded>
    </>
  );
}
