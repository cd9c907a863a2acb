import { PHONE_RULE, WRITTEN_PHONE_PATTERN } from '@book-store/contract/phone';
import { NAME_MAX } from '@book-store/contract/text-limits';
import { ADDRESS_FIELDS } from '../../../../kit/fields/address-fields.tsx';

/** Who gets an order and where, as the owner enters it: its fields, by the paths of their values. */
export const RECIPIENT_FIELDS = {
  name: { label: 'Name', maxLength: NAME_MAX, autoComplete: 'off' },
  phone: {
    label: 'Phone',
    type: 'tel',
    pattern: WRITTEN_PHONE_PATTERN,
    title: PHONE_RULE,
    autoComplete: 'off',
  },
  ...ADDRESS_FIELDS,
};
