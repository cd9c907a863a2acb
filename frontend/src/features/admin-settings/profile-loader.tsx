import type { AdminProfile } from '@book-store/contract/schemas/admin-session';
import type { ReactNode } from 'react';
import { toApiProblem } from '../../shared/api/api-problem.ts';
import { texts } from '../../shared/specified-texts.ts';
import { Failure } from '../../shared/ui/failure.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';

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
