import type { SecondFactorState } from '@book-store/contract/admin-roles';
import type { SecuritySettings } from '@book-store/contract/settings/shop/security.schemas';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { Field } from '../../../kit/fields/field.tsx';
import { EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { amountInField, parsePrice, priceField } from '../../../lib/money/price-input.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useEditSecurityMutation, useGetSecurityQuery } from '../parts/team/api.ts';
import { secondFactorTexts } from '../second-factor-texts.ts';
import { teamTexts } from '../team-texts.ts';

/** What the shop requires of those who work here; owners set it. */
export function SecurityRules({ secondFactor }: { secondFactor: SecondFactorState }) {
  const texts = useTexts(teamTexts).rules;
  const query = useGetSecurityQuery();
  return (
    <Loaded query={query} failed={texts.failed}>
      {(settings) => <SecurityForm settings={settings} hasOwn={secondFactor === 'on'} />}
    </Loaded>
  );
}

function SecurityForm({ settings, hasOwn }: { settings: SecuritySettings; hasOwn: boolean }) {
  const texts = useTexts(teamTexts).rules;
  const { require } = useTexts(secondFactorTexts);
  const [edit] = useEditSecurityMutation();
  const form = useEditForm({
    item: settings,
    keep: 'security-rules',
    fields: {
      confirmRefundsAbove: {
        label: texts.label,
        hint: texts.explanation,
        ...priceField(),
        required: true,
      },
      requireSecondFactor: { label: require.label },
    },
    read: ({ confirmRefundsAbove, requireSecondFactor }) => ({
      confirmRefundsAbove: amountInField(confirmRefundsAbove),
      requireSecondFactor,
    }),
    send: ({ confirmRefundsAbove, requireSecondFactor }, { version }) =>
      edit({
        confirmRefundsAbove: parsePrice(confirmRefundsAbove) ?? 0,
        requireSecondFactor,
        version,
      }).unwrap(),
    saved: texts.saved,
  });
  const canRequire = hasOwn || settings.requireSecondFactor;
  return (
    <EditForm form={form} what={texts.what} button={texts.save}>
      <Field {...form.field('confirmRefundsAbove')} />
      <div>
        <Checkbox {...form.checkbox('requireSecondFactor')} disabled={!canRequire}>
          {require.label}
        </Checkbox>
        <p className="text-fine text-muted">{canRequire ? require.hint : require.ownFirst}</p>
      </div>
    </EditForm>
  );
}
