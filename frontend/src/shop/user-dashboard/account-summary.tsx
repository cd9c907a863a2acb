import { Link } from 'react-router-dom';
import { toApiProblem } from '../../api/api-problem.ts';
import { useGetSavedDetailsQuery } from '../../api/saved-details-api.ts';
import { Card } from '../../kit/card.tsx';
import { paths } from '../../lib/paths.ts';

/** What the account keeps beside the orders, with the ways to it. */
export function AccountSummary({ uid }: { uid: string }) {
  const { data, error } = useGetSavedDetailsQuery(uid);
  const addresses = data?.addresses ?? [];
  return (
    <div className="grid gap-6 md:grid-cols-3">
      <Card title="Saved addresses">
        {addresses.length === 0 ? (
          <p className="text-muted">
            {data ? 'None yet.' : error ? toApiProblem(error).message : 'Loading…'}
          </p>
        ) : (
          <ul className="grid gap-3">
            {addresses.map((address) => (
              <li key={JSON.stringify(address)} className="break-words">
                {address.street}, {address.zipcode} {address.city}, {address.state},{' '}
                {address.country}
              </li>
            ))}
          </ul>
        )}
        <Way to={paths.account.to()}>
          {data?.addresses.length === 0 ? 'Add one' : 'Change them'}
        </Way>
      </Card>
      <Card title="Wish list">
        <p className="text-muted">Books you want to remember, with price and stock.</p>
        <Way to={paths.wishes.to()}>Open your wish list</Way>
      </Card>
      <Card title="Account">
        <p className="text-muted">Name, phone and password; delete the account.</p>
        <Way to={paths.account.to()}>Open your account</Way>
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
