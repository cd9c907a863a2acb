import { useParams } from 'react-router-dom';
import { Card } from '../../../kit/card.tsx';
import { BackLink } from '../../../kit/page/back-link.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { paths } from '../../../lib/addresses/dashboard-paths.ts';
import {
  useEditDiscountCodeMutation,
  useGetDiscountCodeQuery,
} from '../parts/discount-codes/api.ts';
import { CodeForm } from '../parts/discount-codes/code-form.tsx';
import { stateNames, usesOf } from '../parts/discount-codes/code-terms.ts';

export default function EditDiscountCodePage() {
  const { id = '' } = useParams();
  const query = useGetDiscountCodeQuery(id);
  const [editCode] = useEditDiscountCodeMutation();
  return (
    <section className="stack max-w-3xl gap-4">
      <PageHead title={query.currentData?.code ?? 'Discount code'} hidden />
      <BackLink to={paths.discountCodes.to()} all="All codes" />
      <Loaded query={query} current failed="The code could not be loaded.">
        {(code) => (
          <Card title="Edit the discount code">
            <p className="mb-4 text-muted">
              {stateNames[code.state]}, {usesOf(code)}. Changes are for orders from now on.
            </p>
            <CodeForm
              key={id}
              code={code}
              save={(body) => editCode({ id, body }).unwrap()}
              saved="The code has been saved"
            />
          </Card>
        )}
      </Loaded>
    </section>
  );
}
