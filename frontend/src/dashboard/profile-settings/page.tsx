import { PAGES } from '@book-store/contract/pages';
import { Card } from '../../kit/card.tsx';
import { Loaded } from '../../kit/loaded.tsx';
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
            <Card title="Your profile">
              <PortraitForm picture={profile.picture} />
              <ProfileForm profile={profile} />
            </Card>
          </div>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
