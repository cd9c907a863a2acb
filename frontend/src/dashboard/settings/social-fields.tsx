import type { ShopIdentity } from '@book-store/contract/schemas/shop-identity';
import { SOCIAL_URL_MAX } from '@book-store/contract/shop-limits';
import { SOCIAL_NAMES, SOCIAL_NETWORKS } from '@book-store/contract/social-networks';
import { Field } from '../../kit/forms/field.tsx';

type SocialFieldsProps = {
  social: ShopIdentity['social'];
  errors: Record<string, string> | undefined;
};

/** The addresses of the shop on social networks. */
export function SocialFields({ social, errors }: SocialFieldsProps) {
  return (
    <fieldset className="grid gap-5 md:grid-cols-2">
      <legend className="mb-2 font-semibold">Social networks</legend>
      <p className="text-fine text-muted md:col-span-2">
        The footer links to those with an address. It begins with https://.
      </p>
      {SOCIAL_NETWORKS.map((network) => (
        <Field
          key={network}
          label={SOCIAL_NAMES[network]}
          optional
          type="url"
          inputMode="url"
          pattern="https://.+"
          title="Please enter a full address that begins with https://."
          name={`social.${network}`}
          defaultValue={social?.[network]}
          maxLength={SOCIAL_URL_MAX}
          error={errors?.[`social.${network}`]}
        />
      ))}
    </fieldset>
  );
}
