import { PAGES } from '@book-store/contract/pages';
import { useGetAdminProfileQuery } from '../../features/admin-session/admin-session-api.ts';
import { ChangePasswordForm } from '../../features/admin-settings/change-password-form.tsx';
import { DeliverySettings } from '../../features/admin-settings/delivery-settings.tsx';
import { PortraitForm } from '../../features/admin-settings/portrait-form.tsx';
import { ProfileForm } from '../../features/admin-settings/profile-form.tsx';
import { SessionList } from '../../features/admin-settings/session-list.tsx';
import { toApiProblem } from '../../shared/api/api-problem.ts';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/specified-texts.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Failure } from '../../shared/ui/failure.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { SectionCard } from '../../shared/ui/section-card.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';

export function SettingsPage() {
  const { data: profile, error, refetch } = useGetAdminProfileQuery();
  return (
    <>
      <PageHead {...PAGES.settings} />
      <h2>Settings</h2>
      {!profile && !error && <Spinner text={texts.book.loading} />}
      {!profile && error && (
        <Failure
          text="Your settings could not be loaded."
          detail={toApiProblem(error).message}
          onRetry={refetch}
        />
      )}
      {profile && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
          <SectionCard title="Your profile">
            <PortraitForm picture={profile.picture} />
            <ProfileForm profile={profile} />
          </SectionCard>
          <div id="password" className="grid scroll-mt-24 gap-4">
            <SectionCard title="Your password">
              <ChangePasswordForm username={profile.username} />
            </SectionCard>
            <SectionCard title="Where you are signed in">
              <SessionList />
            </SectionCard>
          </div>
          <SectionCard title="Delivery">
            <DeliverySettings />
          </SectionCard>
          <SectionCard title="Activity">
            <p>Every change is recorded: who changed what in the shop, and when.</p>
            <ButtonLink variant="secondary" to={paths.activity.to()} className="justify-self-start">
              Show activity
            </ButtonLink>
          </SectionCard>
        </div>
      )}
    </>
  );
}
