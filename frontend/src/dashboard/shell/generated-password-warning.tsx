import { ButtonLink } from '../../kit/button.tsx';
import { paths } from '../../lib/dashboard-paths.ts';
import { useGetAdminProfileQuery } from '../session/api.ts';

/** Asks the owner to replace the password that was generated at the first start. */
export function GeneratedPasswordWarning() {
  const { data: profile } = useGetAdminProfileQuery();
  if (!profile?.passwordIsGenerated) return null;
  return (
    <section
      aria-label="Your password"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-wash px-5 py-4 print:hidden"
    >
      <p className="prose">
        You are still using the password that was generated when this shop first started. It is
        printed at every start, where others may see it.
      </p>
      <ButtonLink variant="secondary" to={paths.securitySettings.to()}>
        Set your own password
      </ButtonLink>
    </section>
  );
}
