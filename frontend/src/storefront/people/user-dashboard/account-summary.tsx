import { countryOfAddress } from '@book-store/contract/settings/delivery/delivery-countries';
import { addressLines } from '@book-store/contract/settings/place/address-forms';
import { Link } from 'react-router-dom';
import { toApiProblem } from '../../../api/api-problem.ts';
import { useGetSavedDetailsQuery } from '../../../api/calls/saved-details-api.ts';
import { Card } from '../../../kit/card.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { accountTexts } from '../account-texts.ts';

/** What the account keeps beside the orders, with the ways to it. */
export function AccountSummary({ uid }: { uid: string }) {
  const words = useTexts(accountTexts).overview;
  const language = useLanguage();
  const { data, error } = useGetSavedDetailsQuery(uid);
  const addresses = data?.addresses ?? [];
  return (
    <div className="grid gap-6 md:grid-cols-3">
      <Card title={words.addresses}>
        {addresses.length === 0 ? (
          <p className="text-muted">
            {data ? words.noneYet : error ? toApiProblem(error).message : words.loading}
          </p>
        ) : (
          <ul className="grid gap-3">
            {addresses.map((address) => (
              <li key={JSON.stringify(address)} className="break-words">
                {[...addressLines(address), countryOfAddress(address, language)].join(', ')}
              </li>
            ))}
          </ul>
        )}
        <Way to={paths.account.to()}>
          {data?.addresses.length === 0 ? words.addOne : words.change}
        </Way>
      </Card>
      <Card title={words.wishes}>
        <p className="text-muted">{words.aboutWishes}</p>
        <Way to={paths.wishes.to()}>{words.openWishes}</Way>
      </Card>
      <Card title={words.account}>
        <p className="text-muted">{words.aboutAccount}</p>
        <Way to={paths.account.to()}>{words.openAccount}</Way>
      </Card>
    </div>
  );
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="link inline-flex min-h-11 items-center justify-self-start">
      {children}
    </Link>
  );
}
