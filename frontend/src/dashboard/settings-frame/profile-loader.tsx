import type { AdminProfile } from '@book-store/contract/schemas/admin-session';
import type { ReactNode } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';
import { Failure } from '../../kit/failure.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { texts } from '../../lib/specified-texts.ts';

type Query = { data?: AdminProfile | undefined; error?: unknown; refetch: () => unknown };
type ProfileLoaderProps = { query: Query; children: (profile: AdminProfile) => ReactNode };

/** Shows children that need the signed-in admin's profile, once it is loaded. */
export function ProfileLoader({ query, children }: ProfileLoaderProps) {
  const { data: profile, error, refetch } = query;
  if (profile) return children(profile);
  if (!error) return <Spinner text={texts.book.loading} />;
  return (
    <Failure
      text="Your settings could not be loaded."
      detail={toApiProblem(error).message}
      onRetry={() => refetch()}
    />
  );
}
