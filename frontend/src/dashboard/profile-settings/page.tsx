import { PAGES } from '@book-store/contract/pages';
import { Loaded } from '../../kit/loaded.tsx';
import { SectionCard } from '../../kit/section-card.tsx';
import { useGetAdminProfileQuery } from '../session/api.ts';
import { SettingsFrame } from '../settings-frame/settings-frame.tsx';
import { PortraitForm } from './portrait-form.tsx';
import { ProfileForm } from './profile-form.tsx';

export default function ProfileSettingsPage() {
  const query = useGetAdminProfileQuery();
  return (
    <SettingsFrame head={PAGES.profileSettings}>
      <Loaded query={query} failed="Your settings could not be loaded.">
        {(profile) => (
          <div className="max-w-2xl">
            <SectionCard title="Your profile">
              <PortraitForm picture={profile.picture} />
              <ProfileForm profile={profile} />
            </SectionCard>
          </div>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
