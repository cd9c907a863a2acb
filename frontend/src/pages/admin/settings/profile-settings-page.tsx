import { PAGES } from '@book-store/contract/pages';
import { useGetAdminProfileQuery } from '../../../features/admin-session/admin-session-api.ts';
import { PortraitForm } from '../../../features/admin-settings/portrait-form.tsx';
import { ProfileForm } from '../../../features/admin-settings/profile-form.tsx';
import { ProfileLoader } from '../../../features/admin-settings/profile-loader.tsx';
import { SectionCard } from '../../../shared/ui/section-card.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function ProfileSettingsPage() {
  const query = useGetAdminProfileQuery();
  return (
    <SettingsFrame head={PAGES.profileSettings}>
      <ProfileLoader query={query}>
        {(profile) => (
          <div className="max-w-2xl">
            <SectionCard title="Your profile">
              <PortraitForm picture={profile.picture} />
              <ProfileForm profile={profile} />
            </SectionCard>
          </div>
        )}
      </ProfileLoader>
    </SettingsFrame>
  );
}
