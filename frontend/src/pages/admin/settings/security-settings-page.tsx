import { PAGES } from '@book-store/contract/pages';
import { useGetAdminProfileQuery } from '../../../features/admin-session/admin-session-api.ts';
import { ChangePasswordForm } from '../../../features/admin-settings/change-password-form.tsx';
import { ProfileLoader } from '../../../features/admin-settings/profile-loader.tsx';
import { SessionList } from '../../../features/admin-settings/session-list.tsx';
import { paths } from '../../../shared/paths.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { SectionCard } from '../../../shared/ui/section-card.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function SecuritySettingsPage() {
  const query = useGetAdminProfileQuery();
  return (
    <SettingsFrame head={PAGES.securitySettings}>
      <ProfileLoader query={query}>
        {(profile) => (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
            <SectionCard title="Your password">
              <ChangePasswordForm username={profile.username} />
            </SectionCard>
            <div className="grid gap-4">
              <SectionCard title="Where you are signed in">
                <SessionList />
              </SectionCard>
              <SectionCard title="Activity">
                <p>Every change is recorded: who changed what in the shop, and when.</p>
                <ButtonLink
                  variant="secondary"
                  to={paths.activity.to()}
                  className="justify-self-start"
                >
                  Show activity
                </ButtonLink>
              </SectionCard>
            </div>
          </div>
        )}
      </ProfileLoader>
    </SettingsFrame>
  );
}
