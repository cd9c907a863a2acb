import type { SecuritySettings } from '@book-store/contract/settings/shop/security.schemas';
import { EditFields, EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { amountInField, parsePrice, priceField } from '../../../lib/money/price-input.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useEditSecurityMutation, useGetSecurityQuery } from '../parts/team/api.ts';
import { teamTexts } from '../team-texts.ts';

/** Above which sum a refund asks for the password again; owners set it. */
export function RefundLimit() {
  const texts = useTexts(teamTexts).refunds;
  const query = useGetSecurityQuery();
  return (
    <Loaded query={query} failed={texts.failed}>
      {(settings) => <RefundLimitForm settings={settings} />}
    </Loaded>
  );
}

function RefundLimitForm({ settings }: { settings: SecuritySettings }) {
  const texts = useTexts(teamTexts).refunds;
  const [edit] = useEditSecurityMutation();
  const form = useEditForm({
    item: settings,
    keep: 'refund-limit',
    fields: { confirmRefundsAbove: { label: texts.label, ...priceField(), required: true } },
    read: ({ confirmRefundsAbove }) => ({
      confirmRefundsAbove: amountInField(confirmRefundsAbove),
    }),
    send: ({ confirmRefundsAbove }, { version }) =>
      edit({ confirmRefundsAbove: parsePrice(confirmRefundsAbove) ?? 0, version }).unwrap(),
    saved: texts.saved,
  });
  return (
    <EditForm form={form} what={texts.what} button={texts.save}>
      <p>{texts.explanation}</p>
      <EditFields of={form} />
    </EditForm>
  );
}
