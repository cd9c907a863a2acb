import { shopDay } from '@book-store/contract/place';
import {
  formatPaperNumber,
  PAPER_NOTE_MAX,
  PAPER_PREFIX_MAX,
  PAPER_PREFIX_PATTERN,
  PAY_DAYS_MAX,
  paperSeries,
} from '@book-store/contract/settings/papers/paper-numbers';
import type { PapersSettings } from '@book-store/contract/settings/papers/papers-settings.schemas';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { EditFields, EditForm } from '../../../kit/forms/edit-form.tsx';
import { wholeNumberUpTo } from '../../../kit/forms/form-constraints.ts';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useEditPapersSettingsMutation } from '../parts/tax/tax-api.ts';
import { placeTexts } from '../place-texts.ts';

export function PapersForm({ settings }: { settings: PapersSettings }) {
  const texts = useTexts(placeTexts).papers;
  const [editPapers] = useEditPapersSettingsMutation();
  const form = useEditForm({
    item: settings,
    keep: 'papers',
    fields: {
      prefix: {
        label: texts.prefix,
        optional: true,
        maxLength: PAPER_PREFIX_MAX,
        pattern: PAPER_PREFIX_PATTERN,
        title: texts.prefixRule,
        hint: texts.prefixHint,
      },
      yearly: { label: texts.yearly },
      payDays: {
        label: texts.payDays,
        hint: texts.payDaysHint,
        ...wholeNumberUpTo(PAY_DAYS_MAX),
      },
      note: {
        label: texts.note,
        optional: true,
        rows: 3,
        maxLength: PAPER_NOTE_MAX,
        hint: texts.noteHint,
      },
    },
    read: ({ prefix = '', yearly, payDays, note = '' }) => ({
      ...{ prefix, yearly, note },
      payDays: String(payDays),
    }),
    send: ({ payDays, ...typed }, { version }) =>
      editPapers({ ...typed, payDays: Number(payDays), version }).unwrap(),
    saved: texts.saved,
  });
  const { prefix, yearly } = form.values;
  const series = paperSeries({ prefix: prefix.trim(), yearly }, shopDay(new Date()));
  return (
    <EditForm form={form} what={texts.what} button={texts.save}>
      <EditFields of={form} names={['prefix']} />
      <Checkbox {...form.checkbox('yearly')}>{texts.yearly}</Checkbox>
      <p className="text-fine text-muted">{texts.next(formatPaperNumber(series, 41))}</p>
      <EditFields of={form} names={['payDays', 'note']} />
    </EditForm>
  );
}
