import { WRITTEN_PHONE_PATTERN } from '@book-store/contract/phone';
import { NAME_MAX } from '@book-store/contract/text-limits';
import { addressFieldsIn } from '../../../../kit/fields/address-fields.tsx';
import type { formTexts } from '../../../../kit/forms/texts.ts';
import type { TextsOf } from '../../../../lib/wording/storefront-texts.ts';

/** Who gets an order and where, as the owner enters it: its fields, by the paths of their values. */
export const recipientFieldsIn = (texts: TextsOf<typeof formTexts>) => ({
  name: { label: texts.name, maxLength: NAME_MAX, autoComplete: 'off' },
  phone: {
    label: texts.phone,
    type: 'tel',
    pattern: WRITTEN_PHONE_PATTERN,
    title: texts.phoneRule,
    autoComplete: 'off',
  },
  ...addressFieldsIn(texts),
});
